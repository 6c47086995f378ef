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

const list = '/admin/foredrag'

async function open(page: Page, path = list) {
  await page.goto(path)
  await untilHydrated(page)
}

test('a lecture is saved with its picture and themes, and is on the site', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  await expect(
    page.getByText('Ingen foredrag endnu. Tryk på »Tilføj nyt foredrag« for at komme i gang.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Tilføj nyt foredrag' }).click()
  const title = page.getByLabel('Titel', { exact: true })
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(title).toHaveAccessibleDescription('Skriv en titel.')
  await expect(title).toBeFocused()
  await title.fill('Når vi håber')
  await unfold(page)
  await page.getByLabel('Undertitel').fill('Et håndværk')
  await page.getByLabel('Beskrivelse', { exact: true }).fill('Om håb.\n\nOg om tro.')
  const themes = page.getByLabel('Temaer')
  await themes.fill('Håbet')
  await themes.press('Enter')
  await themes.fill('Trods')
  await themes.press('Enter')
  await page.getByRole('button', { name: 'Fjern Trods' }).click()
  await expect(themes).toBeFocused()
  await themes.fill('Tro')
  await page.getByLabel('Varighed').fill('En time')
  await page.getByRole('radio', { name: 'Udgives den …' }).check()
  await expect(page.getByLabel('Klokken')).toBeVisible()
  await page.getByRole('radio', { name: 'Udgivet' }).check()
  await expect(page.getByLabel('Klokken')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Dato' }).fill('4. december 2099')
  await page.getByLabel('Tid').fill('24.30')
  await page.getByLabel('Sted').fill('Thisted')
  await page.getByLabel('Link').fill('https://example.dk/haab')
  await page.getByLabel('Vælg billede').setInputFiles(samplePicture('lecture-1.jpg'))
  await page.getByLabel('Beskrivelse af billedet').fill('En salmebog')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Tid')).toHaveAccessibleDescription(
    /Skriv klokkeslættet som 19.30, eller i ord\.$/,
  )
  await expect(page.getByLabel('Tid')).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Tid').fill('19.30')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Foredrag tilføjet')
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Et håndværk · 4. december 2099')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/foredrag/naar-vi-haaber')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Når vi håber')
  await expect(page.getByText('Håbet, Tro')).toBeVisible()
  await expect(page.getByText('kl. 19:30')).toBeVisible()
  await expect(page.getByRole('img', { name: 'En salmebog' })).toBeVisible()
})

test('a lecture is renamed, with a redirect, and deleted after a confirmation', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await open(page, `${list}/ny`)
  await page.getByLabel('Titel', { exact: true }).fill('Håb')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Foredrag tilføjet')
  await page.getByRole('link', { name: 'Rediger Håb' }).click()
  const unsaved = page.getByText('Der er ændringer, som ikke er gemt')
  await unfold(page)
  await page.getByLabel('Temaer').fill('Håb')
  await page.keyboard.press('Enter')
  await expect(unsaved).toBeVisible()
  await page.getByRole('button', { name: 'Fjern Håb' }).click()
  await expect(unsaved).toHaveCount(0)
  await page.getByLabel('Titel', { exact: true }).fill('Tro')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Foredrag opdateret')
  await page.goto('/foredrag/haab')
  await expect(page).toHaveURL('/foredrag/tro')

  await open(page)
  const question = 'Er du sikker på at du vil slette dette foredrag?'
  const remove = page.getByRole('button', { name: 'Slet Tro' })
  await remove.click()
  await expectAccessible(page)
  await answerDialog(page, question, 'Annuller')
  await expect(remove).toBeFocused()
  await remove.click()
  await answerDialog(page, question, 'Slet')
  await expectToast(page, 'Foredrag slettet')
  await expect(page.getByText(/^Ingen foredrag endnu\./)).toBeVisible()
  await page.goto('/foredrag')
  await expect(page.getByText('Ingen foredrag at vise endnu.')).toBeVisible()
})

test.describe('the text about concerts', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('is written with a PDF, at the second attempt, and shown below the lectures', {
    tag: ['@all', '@desktop'],
  }, async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: 'Koncerttekst' }).click()
    const editor = page.getByRole('textbox', { name: 'Koncerttekst' })
    await expect(editor).toContainText('Foredrag kan forbindes med sang og musik.')
    await editor.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Koncerter i alle kirker. ')
    // This text has no pictures.
    await expect(page.getByRole('button', { name: 'Billede', exact: true })).toHaveCount(0)
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['x'], 'mole.jpg', { type: 'image/jpeg' }))
      const options = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', options))
    })
    await expect(page.getByText('Billeder kom ikke med.')).toBeVisible()
    await page.getByRole('button', { name: /PDF/ }).click()
    const dialog = page.getByRole('dialog')
    const file = dialog.locator('input[type=file]')
    await dialog.getByRole('button', { name: 'Indsæt' }).click()
    await expect(dialog.getByLabel('Tekst')).toHaveAccessibleDescription(/^Skriv den tekst/)
    await expect(dialog.getByText('Vælg en PDF-fil.')).toBeVisible()
    await dialog.getByLabel('Tekst').fill('Se programmet')
    await file.setInputFiles({ name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await dialog.getByRole('button', { name: 'Indsæt' }).click()
    await expect(dialog.getByText('Filen er ikke en PDF.')).toBeVisible()
    // A closed dialog stops its upload.
    await file.setInputFiles(sampleFile('concert-programme.pdf'))
    await page.route(/admin\/upload\/pdf/, () => {}, { times: 1 })
    const sent = page.waitForRequest(/admin\/upload\/pdf/)
    await dialog.getByRole('button', { name: 'Indsæt' }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await sent
    const stopped = page.waitForEvent('requestfailed')
    await dialog.getByRole('button', { name: 'Annuller' }).click()
    await stopped
    await page.getByRole('button', { name: /PDF/ }).click()
    await dialog.getByLabel('Tekst').fill('Se programmet')
    await file.setInputFiles(sampleFile('concert-programme.pdf'))
    await expectAccessible(page)
    await page.route(/admin\/upload\/pdf/, (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Indsæt' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Der opstod en fejl ved upload af PDF filen.',
    )
    await dialog.getByRole('button', { name: 'Indsæt' }).click()
    await expect(editor).toContainText('Se programmet')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Gem' }).click()
    await expectToast(page, 'Koncerttekst opdateret')
    await expect(page).toHaveURL(list)
    await page.goto('/foredrag')
    await expect(page.getByText('Koncerter i alle kirker.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Se programmet' })).toHaveAttribute(
      'href',
      /^\/filer\/pdf\//,
    )
  })
})
