import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import type { SavingAnswer } from '~/admin/saving/failed-action'
import { SampleRemoval } from './sample-removal'

const path = '/admin/eksempelindhold'
const Screen = () => (
  <>
    <p>Skærmen</p>
    <SampleRemoval />
  </>
)

function renderRemoval(left: object | undefined, answer?: () => SavingAnswer) {
  return renderRoute({ default: Screen }, () => ({ left }), { path, answer })
}

const left = { entries: 84, pictures: 40, pdfs: 1 }

test('the sample content is removed after a question that says how much it is', async () => {
  const screen = await renderRemoval(left)
  await expect
    .element(screen.getByText(/^Der er 84 indlæg og tekster, 40 billeder og 1 PDF-fil tilbage/))
    .toBeVisible()
  const remove = screen.getByRole('button', { name: 'Fjern eksempelindhold' })
  const question = screen.getByRole('alertdialog', { name: 'Fjern eksempelindhold' })
  await remove.click()
  await expect
    .element(question)
    .toHaveAccessibleDescription(/^84 indlæg og tekster, .* bliver slettet for altid/)
  await question.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(screen.sent).toEqual([])
  await remove.click()
  await question.getByRole('button', { name: 'Fjern eksempelindhold' }).click()
  await expect.element(screen.getByText('Skærmen')).not.toBeInTheDocument()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'remove' }])
})

test('after a failed removal the screen stays, and it can be tried again', async () => {
  const failed = { kind: 'failed', toast: { title: 'Kunne ikke fjerne det' } } as const
  const screen = await renderRemoval(left, () => failed)
  const question = screen.getByRole('alertdialog')
  for (const count of [1, 2]) {
    await screen.getByRole('button', { name: 'Fjern eksempelindhold' }).click()
    await question.getByRole('button', { name: 'Fjern eksempelindhold' }).click()
    await expect.poll(() => screen.sent).toHaveLength(count)
    await expect.element(screen.getByText('Kunne ikke fjerne det').first()).toBeVisible()
  }
})

test('without sample content there is no button', async () => {
  const screen = await renderRemoval(undefined)
  await expect.element(screen.getByText('Skærmen')).toBeVisible()
  expect(screen.getByText('Eksempelindhold').elements()).toEqual([])
})
