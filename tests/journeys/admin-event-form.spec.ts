import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import type { RunningServer } from '../support/servers.ts'

const list = '/admin/kalender'

function addLectures(server: RunningServer, ...titles: string[]) {
  inDatabase(server, (db) => {
    const insert = db.prepare(
      `insert into lectures (id, title, slug, description, themes, created_at, updated_at, published_at)
       values (?, ?, ?, ?, '[]', '2026-01-01T09:00:00.000Z', '2026-01-01T09:00:00.000Z', '2026-01-01T09:00:00.000Z')`,
    )
    for (const [at, title] of titles.entries())
      insert.run(`lecture-${at}`, title, `foredrag-${at}`, `Om ${title}.`)
  })
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

test('a lecture is added to the calendar in few taps', { tag: ['@all', '@phone'] }, async ({
  page,
  server,
}) => {
  addLectures(server, 'Håb', 'Tro')
  await open(page, '/admin/foredrag')
  const row = page.getByRole('listitem').filter({ hasText: 'Håb' })
  const text = page.getByRole('textbox', { name: 'Beskrivelse' })
  await row.getByRole('button', { name: 'Flere muligheder: Håb' }).tap()
  await page.getByRole('menuitem', { name: 'Sæt i kalenderen' }).tap()
  await expect(page.getByLabel('Titel')).toHaveValue('Håb')
  await expect(page.getByText('Beskrivelse, Foredrag', { exact: true })).toBeVisible()
  await untilHydrated(page)
  await page.getByRole('textbox', { name: 'Dato' }).fill('4.12.2099')
  await page.getByRole('button', { name: 'Gem' }).tap()
  await expectToast(page, 'Arrangement tilføjet')
  await expect(page.getByText('4. december 2099')).toBeVisible()

  await page.getByRole('link', { name: 'Tilføj nyt arrangement' }).tap()
  const subject = page.getByRole('combobox', { name: 'Hører til' })
  await subject.tap()
  await expectAccessible(page)
  const options = page.getByRole('dialog', { name: 'Hører til' }).getByRole('option')
  await page.getByRole('combobox', { name: 'Søg' }).fill('tr')
  await expect(options).toHaveText(['Foredrag: Tro'])
  await options.getByText('Foredrag: Tro').tap()
  await expect(page.getByLabel('Titel')).toHaveValue('Tro')
  await expect(text).toHaveText('Om Tro.')
  await expect(page.getByRole('radio', { name: 'Foredrag' })).toBeChecked()
  await text.fill('Mit eget.')
  await subject.tap()
  await options.getByText('Foredrag: Håb').tap()
  await expect(page.getByLabel('Titel')).toHaveValue('Håb')
  await expect(text).toHaveText('Mit eget.')
  await expectNoSidewaysScroll(page)
})

test('an error behind »Mere« opens it, and a past date is questioned before it is saved', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await open(page, `${list}/ny`)
  await page.getByLabel('Titel').fill('Koncert')
  await page.getByRole('textbox', { name: 'Dato' }).fill('4.12.2099')
  const tickets = page.getByLabel('Link til billetter')
  await page.getByText('Mere', { exact: true }).tap()
  await tickets.fill('ikke et link')
  await page.getByText('Mere', { exact: true }).tap()
  await expect(tickets).toBeHidden()
  await page.getByRole('button', { name: 'Gem' }).tap()
  await expect(tickets).toBeFocused()

  await tickets.fill('')
  await page.getByRole('textbox', { name: 'Dato' }).fill('4.12.2020')
  const question = page.getByRole('alertdialog', { name: 'Datoen er passeret. Gem alligevel?' })
  await page.getByRole('button', { name: 'Gem' }).tap()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuller' }).tap()
  await expect(page).toHaveURL(/kalender\/ny/)
  await expect(page.getByLabel('Titel')).toHaveValue('Koncert')
  await page.getByRole('button', { name: 'Gem' }).tap()
  await question.getByRole('button', { name: 'Gem alligevel' }).tap()
  await expectToast(page, 'Arrangement tilføjet')
  await page.getByRole('heading', { name: 'Tidligere' }).tap()
  await page.getByRole('link', { name: 'Rediger Koncert, 4. december 2020' }).tap()
  await page.getByLabel('Sted').fill('Thisted')
  await page.getByText('Mere', { exact: true }).tap()
  await page.getByLabel('Adresse').fill('Store Torv 1')
  await page.getByRole('button', { name: 'Gem' }).tap()
  await expectToast(page, 'Arrangement opdateret')
  await open(page, `${list}/ny`)
  // The address of a known location is filled in, and blank for another one.
  for (const [location, address] of [
    ['Thisted', 'Store Torv 1'],
    ['Ribe', ''],
  ] as const) {
    await page.getByLabel('Sted').fill(location)
    await expect(page.locator('#field-address')).toHaveValue(address)
  }
  const suggested = page
    .getByLabel('Sted')
    .evaluate((field: HTMLInputElement) =>
      Array.from(field.list?.options ?? [], ({ value }) => value),
    )
  expect(await suggested).toEqual(['Thisted'])
})

test('a series is changed and deleted as one, and both are undone', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await open(page, `${list}/ny`)
  await page.getByLabel('Titel').fill('Sangaften')
  await page.getByRole('textbox', { name: 'Dato' }).fill('4.12.2099')
  await page.getByText('Mere', { exact: true }).tap()
  await page.getByRole('radio', { name: 'Hver uge' }).tap()
  await page.getByRole('textbox', { name: 'Til og med' }).fill('18.12.2099')
  await page.getByRole('button', { name: 'Gem' }).tap()
  await expectToast(page, '3 arrangementer tilføjet')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lige tilføjet'])
  await expect(page).toHaveURL(list)
  const rows = page.getByRole('listitem').filter({ hasText: 'Sangaften' })
  await expect(rows.getByText('Serie', { exact: true })).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await rows.first().getByRole('link', { name: 'Sangaften', exact: true }).tap()
  await page.getByLabel('Sted').fill('Ribe')
  await page.getByRole('button', { name: 'Gem' }).tap()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Dette er et af 3 i en serie.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Alle', exact: true }).tap()
  await expect(page.getByText('3 arrangementer opdateret')).toBeVisible()
  await expect(rows.filter({ hasText: 'Ribe' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Fortryd' }).tap()
  await expectToast(page, 'Det er fortrudt: Rettede arrangementet »Sangaften« og 2 til')
  await expect(rows.filter({ hasText: 'Ribe' })).toHaveCount(0)

  await rows.nth(1).getByRole('button', { name: /^Slet/ }).tap()
  await question.getByRole('button', { name: 'Denne og de følgende' }).tap()
  await expect(page.getByText('2 arrangementer slettet')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Fortryd' }).tap()
  await expect(rows).toHaveCount(3)
})
