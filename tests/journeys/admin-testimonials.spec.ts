import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

const list = '/admin/anbefalinger'
const quotes = (page: Page) => page.getByRole('region', { name: 'Anbefalinger' }).locator('figure')

async function openList(page: Page) {
  await page.goto(list)
  await untilHydrated(page)
}

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Tilføj ny anbefaling' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilføj ny anbefaling' })
  await dialog.getByLabel('Navn').fill(name)
  await dialog.getByLabel('Citat').fill(`Ord af ${name}`)
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Anbefaling tilføjet')
  await expect(dialog).toHaveCount(0)
}

test('a testimonial is added and edited, and is on the page in order', {
  tag: '@phone',
}, async ({ page }) => {
  await openList(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrer Anbefalinger')
  await expect(
    page.getByText('Ingen anbefalinger endnu. Klik på "Tilføj ny anbefaling" for at komme i gang.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Tilføj ny anbefaling' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Vis anbefalingen på siden')).toBeChecked()
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription('Skriv et navn.')
  await expect(dialog.getByLabel('Citat')).toHaveAccessibleDescription('Skriv citatet.')
  await expect(dialog.getByLabel('Navn')).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByLabel('Navn').fill('Karen')
  await dialog.getByLabel('Titel').fill('Sognepræst')
  await dialog.getByLabel('Citat').fill('Vi sang.')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Anbefaling tilføjet')
  await add(page, 'Poul')
  await page.getByRole('button', { name: 'Flyt op: Poul' }).click()
  await expectToast(page, 'Rækkefølgen er gemt')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /^\W*Poul/,
    /^\W*Karen.*Sognepræst/,
  ])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Rediger Poul' }).click()
  await page
    .getByRole('dialog', { name: 'Rediger anbefaling' })
    .getByLabel('Titel')
    .fill('Organist')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Anbefaling opdateret')
  await page.goto('/foredrag')
  await expect(quotes(page)).toHaveText([/^Ord af PoulPoulOrganist/, /^Vi sang\.KarenSognepræst/])
})

test('a testimonial is hidden, shown by the toast, hidden and shown again', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  await openList(page)
  await add(page, 'Karen')
  await page.getByRole('button', { name: 'Skjul Karen' }).click()
  await expect(page.getByText('Anbefaling skjult')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Skjult' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expectToast(page, 'Anbefaling vist')
  await expect(page.getByRole('img', { name: 'Skjult' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Skjul Karen' }).click()
  await expectToast(page, 'Anbefaling skjult')
  await page.goto('/foredrag')
  await expect(quotes(page)).toHaveCount(0)
  await openList(page)
  await page.getByRole('button', { name: 'Vis Karen' }).click()
  await expectToast(page, 'Anbefaling vist')
  await page.goto('/foredrag')
  await expect(quotes(page)).toHaveCount(1)
})
