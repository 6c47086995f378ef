import type { Page } from '@playwright/test'
import {
  answerDialog,
  expectAccessible,
  expectToast,
  test,
  unfold,
} from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import type { RunningServer } from '../support/servers.ts'

const list = '/admin/nyheder'

async function write(page: Page, title: string, content: string) {
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Indhold', { exact: true }).fill(content)
}

const newsIn = (server: RunningServer) =>
  inDatabase(server, (db) => db.prepare('select title from news order by title').all()).map(
    ({ title }) => title,
  )

test('a news item is written, shown, changed and deleted', { tag: '@phone' }, async ({ page }) => {
  await page.goto(list)
  await untilHydrated(page)
  await expect(
    page.getByText('Ingen nyheder endnu. Tryk på »Tilføj ny nyhed« for at komme i gang.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tilføj ny nyhed' }).click()
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Titel')).toBeFocused()
  await expect(page.getByLabel('Titel')).toHaveAccessibleDescription('Skriv en titel.')
  await expect(page.getByLabel('Indhold', { exact: true })).toHaveAccessibleDescription(
    'Skriv nyheden.',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await write(page, 'Første blad', 'Det er faldet.\n\nSå er det efterår.')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Dato' }).fill('1.11.2026')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Nyhed tilføjet')
  await expect(page).toHaveURL(list)
  await expect(page.getByText('1. november 2026')).toBeVisible()

  await page.goto('/nyheder')
  await expect(page.getByRole('heading', { name: 'Første blad' })).toBeVisible()
  await expect(page.getByText('1. november 2026')).toBeVisible()

  // The public page links back to the form, for the author only.
  await page.getByRole('link', { name: 'Rediger Første blad' }).click()
  await untilHydrated(page)
  await unfold(page)
  await page.getByLabel('Link').fill('https://example.dk/blad')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.locator('.toasts')).toContainText('Nyhed opdateret')
  // Repeated: the list takes the focus once it is shown.
  await expect(async () => {
    for (const key of ['F6', 'Tab', 'Tab']) await page.keyboard.press(key)
    await expect(page.locator('.toasts a:focus')).toHaveText('Se på siden', { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Del …' }).click()
  await expect(page.getByRole('dialog', { name: 'Del »Første blad«' })).toBeVisible()
  await expect(page.getByLabel('Til sociale medier')).toHaveValue(
    /^Første blad\n1\. november 2026\n\nDet er faldet\.\n\nhttp.*\/nyheder\/foerste-blad$/,
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Luk' }).click()

  await page.goto('/nyheder')
  await expect(page.getByRole('link', { name: /Læs mere/ })).toHaveAttribute(
    'href',
    'https://example.dk/blad',
  )

  await page.goto(list)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Slet Første blad' }).click()
  await expectAccessible(page)
  await answerDialog(page, 'Er du sikker på at du vil slette denne nyhed?', 'Annuller')
  await page.getByRole('button', { name: 'Slet Første blad' }).click()
  await answerDialog(page, 'Er du sikker på at du vil slette denne nyhed?', 'Slet')
  await expectToast(page, 'Nyhed slettet')
  await page.goto('/nyheder')
  await expect(page.getByText('Ingen nyheder at vise endnu.')).toBeVisible()
})

/** Dismisses the browser's own confirmation, which also appears when a tab is closed. */
async function asksBeforeReload(page: Page) {
  const opened = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await opened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

test('leaving a form with unsaved input asks first', { tag: ['@all', '@phone'] }, async ({
  page,
  server,
}) => {
  await page.goto(`${list}/ny`)
  await untilHydrated(page)
  await write(page, 'Halvt skrevet', 'Endnu ikke færdig.')
  const unsaved = page
    .getByRole('status')
    .filter({ hasText: /^Der er ændringer, som ikke er gemt/ })
  await expect(unsaved).toBeVisible()
  // A link within the page does not leave it.
  await page.getByRole('link', { name: 'Gå til indhold' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuller' }).click()
  // A dialog covers the form, so that the saved values are the visible ones.
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Control+s')
  await answerDialog(page, 'Du har ændringer, som ikke er gemt.', 'Bliv her')
  await expect(page.getByLabel('Titel')).toHaveValue('Halvt skrevet')
  await asksBeforeReload(page)
  await expect(page.getByLabel('Titel')).toHaveValue('Halvt skrevet')
  await page.getByRole('button', { name: 'Annuller' }).click()
  await answerDialog(page, 'Du har ændringer, som ikke er gemt.', 'Forlad siden')
  await expect(page).toHaveURL(list)
  expect(newsIn(server)).toEqual([])
})
