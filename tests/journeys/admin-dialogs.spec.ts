import type { Page } from '@playwright/test'
import { expectAccessible, test } from '../support/admin-journey.ts'
import { expect, untilHydrated } from '../support/journey.ts'

async function goByMenu(page: Page, screen: string) {
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.locator('#admin-menu')
  const link = menu.getByRole('link', { name: screen, exact: true })
  if (!(await link.isVisible())) await menu.getByText('Sider').tap()
  await expectAccessible(page)
  await link.tap()
}

const answer = (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).tap()

test('after using the menu, every dialog can be tapped, and typed text is visible @phone', async ({
  page,
}) => {
  await page.goto('/admin/nyheder/ny')
  await untilHydrated(page)
  const text = page.getByLabel('Indhold', { exact: true })
  await text.tap()
  for (let line = 1; line <= 25; line += 1) await page.keyboard.type(`Linje ${line}\n`)
  const bar = await page.locator('[data-save-bar]').boundingBox()
  const typed = await text.boundingBox()
  expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  // A typed date is not made into a list.
  await page.keyboard.type('3. maj')
  await expect(text.getByRole('list')).toHaveCount(0)
  await page.getByRole('button', { name: 'Fortryd' }).tap()
  await expect(text).not.toContainText('3. maj')
  await page.getByRole('button', { name: 'Gentag' }).tap()
  await expect(text).toContainText('3. maj')

  await goByMenu(page, 'Anbefalinger')
  await answer(page, 'Bliv her')
  await expect(text).toHaveText(/Linje 25/)
  await goByMenu(page, 'Anbefalinger')
  await answer(page, 'Forlad siden')
  await expect(page).toHaveURL('/admin/anbefalinger')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Tilføj ny anbefaling' }).tap()
  await dialog.getByLabel('Navn').fill('Karen')
  await dialog.getByLabel('Citat').fill('Vi sang.')
  await dialog.getByRole('button', { name: 'Annuller' }).tap()
  await answer(page, 'Bliv her')
  await dialog.getByRole('button', { name: 'Gem' }).tap()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Slet Karen' }).tap()
  await expect(page.getByRole('alertdialog')).toContainText('Slet »Karen«?')
  await answer(page, 'Slet')
  await expect(page.getByText('Anbefaling slettet')).toBeVisible()
})
