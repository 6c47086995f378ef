import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { accessibilityCopy as copy } from '~/domain/content/accessibility.copy'
import Accessibility from './accessibility'

const none = { pictures: 0, scores: 0, recordings: 0, talks: 0 }

function open(counts: typeof none) {
  const props = { loaderData: { counts } } as Parameters<typeof Accessibility>[0]
  return renderPage(<Accessibility {...props} />, { path: '/tilgaengelighed' })
}

test.each(['pictures', 'scores', 'recordings', 'talks'] as const)(
  'one limit of %s is named, and no other',
  async (kind) => {
    const screen = await open({ ...none, [kind]: 1 })
    await expect.element(screen.getByText(copy.limits[kind](1))).toBeVisible()
    expect(screen.getByRole('main').getByRole('listitem').elements().length).toBeLessThanOrEqual(1)
    await expect.element(screen.getByText(copy.limits.none)).not.toBeInTheDocument()
  },
)

test('a site without limits says so', async () => {
  const screen = await open(none)
  await expect.element(screen.getByText(copy.limits.none)).toBeVisible()
})
