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

const list = '/admin/samarbejder'
const picture = samplePicture('collaboration-1.jpg')
const pdf = sampleFile('collaboration-leaflet.pdf')

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(Tilføj nyt|Rediger) samarbejde$/ })

async function openList(page: Page) {
  await page.goto(list)
  await untilHydrated(page)
}

/** Opens the form from the list and waits for the editor, which is loaded after it. */
async function openForm(page: Page, link: string) {
  await page.getByRole('link', { name: link }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('textbox', { name: 'Lang beskrivelse' })).toBeEditable()
  await unfold(page)
  return dialog
}

async function choosePicture(page: Page) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Vælg billede').setInputFiles(picture)
  const crop = page.getByRole('dialog', { name: 'Tilpas samarbejdsbillede' })
  await expect(crop.getByRole('slider')).toBeVisible()
  await crop.getByRole('button', { name: 'Brug udsnit' }).click()
  await expect(crop).toHaveCount(0)
  await expect(dialog.getByText('Nyt billede (klik Gem for at uploade)')).toBeVisible()
}

async function add(page: Page, title: string) {
  await openList(page)
  const dialog = await openForm(page, 'Tilføj nyt samarbejde')
  await dialog.getByLabel('Titel').fill(title)
  await choosePicture(page)
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Samarbejde tilføjet')
  await expect(page).toHaveURL(list)
}

test('a collaboration is added with its picture and shown to visitors', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openList(page)
  await expect(
    page.getByText('Ingen samarbejder endnu. Klik på "Tilføj nyt samarbejde" for at komme i gang.'),
  ).toBeVisible()
  const dialog = await openForm(page, 'Tilføj nyt samarbejde')
  await expect(dialog.getByRole('button', { name: /^Juster fokuspunkt/ })).toHaveCount(0)
  await expect(dialog.getByLabel('Link')).toHaveAttribute(
    'placeholder',
    server.url.replace(/^http:/, 'https:'),
  )
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(dialog.getByLabel('Titel')).toHaveAccessibleDescription('Skriv en titel.')
  await dialog.getByLabel('Titel').fill('Trio på øen')
  await dialog.getByLabel('Kort tekst').fill('Tre på en ø.')
  await dialog.getByRole('textbox', { name: 'Lang beskrivelse' }).click()
  await page.keyboard.type('Vi mødtes i Thisted.')
  await dialog.getByLabel('Link').fill('https://example.dk/trio')
  await choosePicture(page)
  const pdfInput = dialog.locator('input[type="file"][accept*="pdf"]')
  await pdfInput.setInputFiles(sampleFile('concert-programme.pdf'))
  await dialog.getByRole('button', { name: /^Fjern .*concert-programme.pdf/ }).click()
  await pdfInput.setInputFiles(pdf)
  await expect(dialog.getByRole('link', { name: 'collaboration-leaflet.pdf' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Juster fokuspunkt/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Samarbejde tilføjet')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Trio på øen' })).toBeVisible()
  await expect(page.getByText('Vi mødtes i Thisted.')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Besøg samarbejdspartner: Trio på øen' }),
  ).toHaveAttribute('href', 'https://example.dk/trio')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/samarbejder')
  await expect(page.getByText('Tre på en ø.')).toBeVisible()
  await page.goto('/samarbejder/trio-pa-aen')
  await expect(page.getByText('Vi mødtes i Thisted.')).toBeVisible()
  await expect(page.locator('article picture img')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /\.pdf$/ })).toHaveText(/collaboration-leaflet/)
})

test('a collaboration is edited, gets a PDF, and is deleted after a confirmation', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  await add(page, 'Trio')
  const dialog = await openForm(page, 'Rediger Trio')
  await expect(dialog.getByLabel('Titel')).toHaveValue('Trio')
  await dialog.getByLabel('Titel').fill('Kvartet')
  const pdfInput = dialog.locator('input[type="file"][accept*="pdf"]')
  const named = (name: string, text: string) =>
    pdfInput.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await named('program.doc', 'Kære')
  await expect(dialog.getByRole('alert')).toHaveText('Filen er ikke en PDF.')
  await named('PROGRAM.PDF', '%PDF-1.7 /Encrypt %%EOF')
  await answerDialog(page, 'Læserne kan måske ikke åbne den uden adgangskode.', 'Annuller')
  await expect(dialog.getByText('Ingen PDF-filer endnu.')).toBeVisible()
  await named('PROGRAM.PDF', '%PDF-1.7 /Encrypt %%EOF')
  await answerDialog(page, 'Læserne kan måske ikke åbne den uden adgangskode.', 'Vedhæft alligevel')
  await expect(dialog.getByRole('link', { name: 'PROGRAM.PDF' })).toBeVisible()
  for (const attached of [pdf, sampleFile('concert-programme.pdf')]) {
    await pdfInput.setInputFiles(attached)
    await expectToast(page, 'PDF vedhæftet')
  }
  await expect(dialog.getByRole('link', { name: 'collaboration-leaflet.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Slet .*concert-programme\.pdf$/ }).click()
  await answerDialog(page, 'Er du sikker på, at du vil slette PDF-filen?', 'Slet')
  await expectToast(page, 'PDF slettet')
  await expect(dialog.getByRole('link', { name: 'concert-programme.pdf' })).toHaveCount(0)
  await expect(dialog.getByLabel('Titel')).toHaveValue('Kvartet')
  await dialog.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(page, 'Samarbejde opdateret')
  await page.goto('/samarbejder/trio')
  await expect(page).toHaveURL('/samarbejder/kvartet')
  await expect(page.getByRole('link', { name: 'collaboration-leaflet.pdf' })).toBeVisible()

  await openList(page)
  const question = 'Er du sikker på at du vil slette dette samarbejde?'
  await page.getByRole('button', { name: 'Slet Kvartet' }).click()
  await expectAccessible(page)
  await answerDialog(page, question, 'Annuller')
  await expect(page.getByRole('button', { name: 'Slet Kvartet' })).toBeFocused()
  await page.getByRole('button', { name: 'Slet Kvartet' }).click()
  await answerDialog(page, question, 'Slet')
  await expectToast(page, 'Samarbejde slettet')
  await expect(page.getByText(/^Ingen samarbejder endnu\./)).toBeVisible()
  await page.goto('/samarbejder/kvartet')
  await expect(page).toHaveURL('/samarbejder')
})

test('the focus point is set from the card, by keyboard too', { tag: ['@all', '@phone'] }, async ({
  page,
  isMobile,
}) => {
  await add(page, 'Trio')
  const button = page.getByRole('button', { name: 'Fokus: Trio' })
  const seen = () => button.evaluate((element) => getComputedStyle(element).opacity)
  if (isMobile) expect(await seen()).toBe('1')
  await button.focus()
  await expect.poll(seen).toBe('1')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Juster fokuspunkt' })
  await dialog.getByRole('button', { name: 'Nederst til højre' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mod venstre' }).click()
  await expect(dialog.getByText('95 % fra venstre, 100 % fra toppen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Fokuspunkt opdateret')
  await page.goto('/samarbejder/trio')
  await expect(page.locator('article picture img')).toHaveClass(/\bfx-95 fy-100\b/)
})
