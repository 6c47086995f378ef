import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '../support/axe.ts'
import {
  expect,
  expectNoSidewaysScroll,
  inBothSchemes,
  test,
  untilHydrated,
} from '../support/journey.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Søg efter' })

/** The number of hits, which is focused so that it is announced. */
const hitCount = (page: Page) => page.getByRole('main').locator('p[tabindex="-1"]')

test('a reader finds a hymn by a word of it, by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/nyheder')
  await page.getByRole('button', { name: 'Søg', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  // Without scripts the browser loads the results page, and nothing on it is focused.
  await untilHydrated(page)
  await page.keyboard.type('blaest')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/soeg?q=blaest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Søg')
  await expect(hitCount(page)).toHaveText(/\d+ resultat/)
  await expect(hitCount(page)).toBeFocused()
  const again = page.getByRole('main').getByRole('searchbox')
  await again.fill('xyzzyq')
  await again.press('Enter')
  await expect(hitCount(page)).toHaveText('Der blev ikke fundet noget.')
  await expect(hitCount(page)).toBeFocused()
  await page.goBack()
  await expect(page.locator('mark').first()).toHaveText(/^blæst/i)
  await expect(again).toHaveValue('blaest')
  await page.getByRole('link', { name: 'Du kom i blæst', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Søg')
})

test('a hymn in the results is shown completely', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  await page.goto('/soeg?q=ulåste porte')
  await untilHydrated(page)
  await expect(page.locator('mark')).toHaveText(['ulåste', 'porte'])
  await page.getByRole('link', { name: 'Nu lægger sig vinden' }).click()
  await expect(page.getByText('og huset med ulåste porte.')).toBeVisible()
})

test('a search field opened before hydration stays open', { tag: ['@all', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/kontakt')
  await page.getByRole('button', { name: 'Søg', exact: true }).first().click()
  await untilHydrated(page)
  await expect(field(page)).toBeFocused()
})

test('the field opens below the header and closes with Esc', { tag: '@all' }, async ({ page }) => {
  await page.goto('/kalender')
  await untilHydrated(page)
  const button = page.getByRole('button', { name: 'Søg', exact: true }).first()
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    await button.click()
    await expect(field(page)).toBeFocused()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(button).toBeFocused()
  }
  await button.click()
  await inBothSchemes(page, () => expectNoAxeFindings(page))
})

test('on a phone the field is also in the drawer @phone', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('navigation', { name: 'Menu' })
  await drawer.getByRole('searchbox', { name: 'Søg efter' }).fill('salmer')
  await drawer.getByRole('button', { name: 'Søg' }).click()
  await expect(page).toHaveURL('/soeg?q=salmer')
  await expect(hitCount(page)).toContainText('resultater')
})

test('hits are grouped, each group can be shown alone, and more hits are appended', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await page.goto('/soeg?q=salme')
  await untilHydrated(page)
  // The reader may already be doing something else.
  await expect(hitCount(page)).not.toBeFocused()
  await inBothSchemes(page, async () => {
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
  const groups = page.locator('main section')
  expect(await groups.count()).toBeGreaterThan(4)
  await page.getByRole('link', { name: /^Vis alle \d+ ?: Værker$/ }).click()
  await expect(page).toHaveURL('/soeg?q=salme&i=vaerker')
  await expect(groups).toHaveCount(1)
  expect(await groups.getByRole('listitem').count()).toBeGreaterThan(4)
  await page
    .getByRole('navigation', { name: 'Vis kun' })
    .getByRole('link', { name: /^Alt/ })
    .click()
  await expect(page).toHaveURL('/soeg?q=salme')
})

test('a search without hits suggests what to try', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  await page.goto('/soeg?q=xyzzyq')
  await expect(hitCount(page)).toHaveText('Der blev ikke fundet noget.')
  await expect(page.getByText('Prøv med færre eller kortere ord')).toBeVisible()
  await inBothSchemes(page, () => expectNoAxeFindings(page))
  await page.goto('/soeg?q=salmre')
  await expect(hitCount(page)).toContainText('Intet passede helt.')
})

test('the empty search page focuses its field', { tag: ['@all', '@phone'] }, async ({ page }) => {
  await page.goto('/soeg')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await expect(page.getByText('Søg i nyheder, foredrag')).toBeVisible()
  await inBothSchemes(page, () => expectNoAxeFindings(page))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search finds the same', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/kontakt')
    await page.getByRole('button', { name: 'Søg', exact: true }).first().click()
    await field(page).fill('salme')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/soeg?q=salme')
    await page.getByRole('link', { name: /^Vis alle \d+ ?: Værker$/ }).click()
    await expect(page).toHaveURL('/soeg?q=salme&i=vaerker')
    await expect(page.locator('main section')).toHaveCount(1)
  })
})
