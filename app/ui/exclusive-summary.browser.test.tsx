import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ExclusiveSummary } from './exclusive-summary'

test('a part that opens stays in its place when the part above it closes', async () => {
  const part = (name: string) => (
    <details name="dele">
      <ExclusiveSummary className="">{name}</ExclusiveSummary>
      <p className="h-[40rem]">Teksten om {name}</p>
    </details>
  )
  const screen = await render(
    <div className="h-[300vh]">
      <p className="h-96">Før delene</p>
      {part('Én')}
      {part('To')}
    </div>,
  )
  const second = screen.getByText('To', { exact: true })
  await screen.getByText('Én', { exact: true }).click()
  await expect.element(screen.getByText('Teksten om Én')).toBeVisible()
  scrollTo({ top: 700, behavior: 'instant' })
  const { top } = second.element().getBoundingClientRect()
  await second.click()
  await expect.element(screen.getByText('Teksten om To')).toBeVisible()
  await expect.element(screen.getByText('Teksten om Én')).not.toBeVisible()
  expect(second.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
})
