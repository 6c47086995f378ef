import type { Page } from '@playwright/test'
import {
  answerDialog,
  expectAccessible,
  expectToast,
  test,
  unfold,
} from '../support/admin-journey.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { sampleFile, samplePicture } from '../support/sample-files.ts'

const cover = samplePicture('cover-fjordsalmer.jpg')
const list = '/admin/bibliografi'

/** The editor is loaded after the form. */
async function openForm(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await expect(page.getByRole('textbox', { name: 'Beskrivelse' })).toBeEditable()
}

async function addWork(page: Page, title: string) {
  await openForm(page, `${list}/ny`)
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Kategori').selectOption('Værkliste')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Værk tilføjet')
}

test('the form of a work is filled in and checked', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  await page.goto(list)
  await untilHydrated(page)
  await expect(
    page.getByText('Ingen værker endnu. Tryk på »Tilføj nyt værk« for at komme i gang.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Tilføj nyt værk' }).click()
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Copenhagen' })
  await expect(page.getByLabel('År')).toHaveValue(year.format())
  await expect(page.getByLabel('Kategori')).toHaveValue('')
  await unfold(page)
  await page.getByLabel('År').fill('2200')
  await page.getByLabel('Købslink').fill('en boghandel')
  await page.getByLabel('Omslag fra en anden hjemmeside').fill('http://example.dk/a.jpg')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Titel')).toHaveAccessibleDescription('Skriv en titel.')
  await expect(page.getByLabel('Titel')).toBeFocused()
  await expect(page.getByText(/^Skriv årstallet med tal/)).toBeVisible()
  await expect(page.getByText(/^Skriv en hel adresse/)).toBeVisible()
  await expect(page.getByText('Skriv en adresse, der begynder med https://.')).toBeVisible()
  const extract = page.getByRole('link', { name: 'Se den valgte PDF' })
  await page
    .locator('input[type="file"][accept*="pdf"]')
    .setInputFiles(sampleFile('concert-programme.pdf'))
  await expect(extract).toHaveAttribute('href', /^\/filer\/pdf\//)
  await page.getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(page.getByText('PDF-filen fjernes, når du klikker Gem.')).toBeVisible()
  await expect(extract).toHaveCount(0)
  await page.locator('#field-image_url').setInputFiles(cover)
  await expect(page.getByText('Nyt billede (klik Gem for at uploade)')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Titel').fill('Blæk')
  await expect(page.getByLabel('Titel')).toHaveAccessibleDescription('')
  await expect(page.getByText(/^Skriv årstallet med tal/)).toBeVisible()
  await page.getByLabel('År').fill('800')
  await expect(page.getByLabel('Kategori')).toHaveAccessibleDescription('Vælg en kategori.')
  await page.getByLabel('Kategori').selectOption('Værkliste')
  await page.getByLabel('Købslink').fill('')
  await page.getByLabel('Omslag fra en anden hjemmeside').fill('https://example.dk/a.jpg')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByText(/^Der er allerede valgt et billede/)).toBeVisible()
  await page.getByRole('button', { name: 'Fjern' }).click()
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Værk tilføjet')
})

test('a work is added with its cover, is listed, and is edited', {
  tag: '@phone',
}, async ({ page }) => {
  await openForm(page, `${list}/ny`)
  await page.getByLabel('Titel').fill('Blæk på øjet')
  await page.getByLabel('År').fill('2024')
  await page.getByLabel('Kategori').selectOption('Faglitteratur')
  await unfold(page)
  await page.getByRole('textbox', { name: 'Beskrivelse' }).click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Om at se')
  await page.getByLabel('Købslink').fill('https://example.dk/blaek')
  await page.locator('#field-image_url').setInputFiles(cover)
  await expect(page.getByText('Nyt billede (klik Gem for at uploade)')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Værk tilføjet')
  await expect(page).toHaveURL(list)
  await expect(page.getByText('2024 · Faglitteratur')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/bibliografi?fane=faglitteratur')
  await expect(page.getByRole('heading', { name: 'Blæk på øjet' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'Om at se' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Omslaget til Blæk på øjet' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Køb bogen her/ })).toHaveAttribute(
    'href',
    'https://example.dk/blaek',
  )

  await page.goto(list)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Rediger Blæk på øjet' }).click()
  await unfold(page)
  await expect(page.getByLabel('Adresse')).toHaveValue('blak-pa-ajet')
  await page.getByLabel('Adresse').fill('blaek')
  await page.getByRole('button', { name: 'Fjern' }).click()
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Værk opdateret')
  await page.goto('/bibliografi/blak-pa-ajet')
  await expect(page).toHaveURL('/bibliografi/blaek')
})

test('reviews are added and deleted, and are on the page in order', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await addWork(page, 'Fjorden')
  await page.getByRole('link', { name: 'Anmeldelser af Fjorden' }).click()
  await expect(page.getByText(/^Ingen anmeldelser endnu\./)).toBeVisible()
  for (const author of ['Ane', 'Bo']) {
    await page.getByRole('button', { name: 'Tilføj anmeldelse' }).click()
    const dialog = page.getByRole('dialog')
    const quote = dialog.getByRole('textbox', { name: 'Citat' })
    await expect(quote).toBeEditable()
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(dialog.getByText('Skriv citatet.')).toBeVisible()
    await quote.click()
    await page.keyboard.type('En god bog.')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Læs den.')
    await dialog.getByLabel('Anmelder').fill(author)
    await dialog.getByLabel('Avis eller medie').fill('Fjordposten')
    await dialog.getByText('Sætninger i citatet').click()
    await dialog.getByRole('button', { name: 'Læs den.', exact: true }).click()
    await expect(dialog.locator('#field-pull_quote')).toBeFocused()
    await expect(dialog.locator('#field-pull_quote')).toHaveValue('Læs den.')
    await dialog.locator('#field-pull_quote').fill('')
    if (author === 'Ane') await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expectToast(page, 'Anmeldelse tilføjet')
    await expect(dialog).toHaveCount(0)
  }
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const captions = page.locator('figcaption')
  await page.goto('/bibliografi/fjorden')
  await expect(captions).toHaveText(['Ane, Fjordposten', 'Bo, Fjordposten'])
  await expect(page.locator('blockquote').first()).toContainText('En god bog.')

  await page.goBack()
  await untilHydrated(page)
  const question = 'Er du sikker på at du vil slette denne anmeldelse?'
  const remove = page.getByRole('button', { name: 'Slet anmeldelsen af Ane, Fjordposten' })
  await remove.click()
  await answerDialog(page, question, 'Annuller')
  await expect(remove).toBeFocused()
  await remove.click()
  await answerDialog(page, question, 'Slet')
  await expectToast(page, 'Anmeldelse slettet')
  await expect(remove).toHaveCount(0)
  await page.goto('/bibliografi/fjorden')
  await expect(captions).toHaveText(['Bo, Fjordposten'])
})
