import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { TabLinks } from './tab-links'

/** The names of the tabs that are shown, of a filled, a current and a blank one. */
async function shownTabs(filled: string[], current: string) {
  const tabs = ['Romaner', 'Digte', 'Essays'].map((name) => ({
    to: `/nyheder?fane=${name}`,
    name,
    isCurrent: name === current,
    isFilled: filled.includes(name),
  }))
  const screen = await renderPage(<TabLinks label="Faner" tabs={tabs} />)
  const link = screen.getByRole('link', { name: current, exact: true })
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  return screen
    .getByRole('navigation', { name: 'Faner' })
    .getByRole('link')
    .elements()
    .map((tab) => tab.textContent)
}

test.each([
  ['blank tabs are left out', ['Romaner', 'Digte'], 'Romaner', ['Romaner', 'Digte']],
  ['the current tab is shown without content', ['Romaner'], 'Essays', ['Romaner', 'Essays']],
  ['all are shown if none has content', [], 'Digte', ['Romaner', 'Digte', 'Essays']],
])('%s', async (_, filled, current, shown) => {
  expect(await shownTabs(filled, current)).toEqual(shown)
})
