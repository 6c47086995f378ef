import type { Locator, Page } from '@playwright/test'
import {
  answerDialog,
  expectAccessible,
  expectToast,
  expectToastBesideControls,
  test,
  unfold,
} from '../support/admin-journey.ts'

import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { samplePicture } from '../support/sample-files.ts'

const saved = 'Kontakt indhold opdateret'
const picture = samplePicture('contact.jpg')

async function open(page: Page) {
  await page.goto('/admin/kontakt')
  await untilHydrated(page)
  await unfold(page)
}

const save = (page: Page) => page.getByRole('button', { name: 'Gem Ændringer' }).click()

test('the contact page shows the author’s text and contact details', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...['Formular & Kontakt Oplysninger', 'Header Indhold', 'Citat', 'Kontakt Billede'],
  ])
  await expect(page.getByLabel('Overskrift', { exact: true })).toHaveValue('Kontakt')
  await page.getByLabel('Overskrift', { exact: true }).fill('Skriv eller ring')
  await page.getByLabel('E-mail').fill('johanne')
  await page.getByLabel('Telefon').fill('ring bare')
  await save(page)
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
  )
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/Skriv ét telefonnummer/)
  await page.getByLabel('E-mail').fill('johanne@example.dk')
  await page.getByLabel('Telefon').fill('12 34 56 78')
  await page.getByLabel('Bopæl').fill('Nykøbing Mors')
  await page.getByRole('textbox', { name: 'Citat', exact: true }).fill('Et brev\ner et hus.')
  await page.getByLabel('Hvem citatet er af').fill('J.L.')
  await page.locator('#field-image_url').setInputFiles(picture)
  await expect(page.getByText('Nyt billede (klik Gem for at uploade)')).toBeVisible()
  const description = page.getByLabel('Beskrivelse af billedet')
  // The picture field takes pasted files, but leaves pasted text to the browser.
  const isLeft = await description.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'En vindueskarm')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return field.dispatchEvent(paste)
  })
  expect(isLeft).toBe(true)
  await description.fill('En vindueskarm')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await save(page)
  await expect(
    page.getByText('Ændringerne er gemt og vil være synlige på kontakt siden.'),
  ).toBeVisible()
  await expectToastBesideControls(page)
  await expectToast(page, saved)
  await expect(page.getByText('Nyt billede (klik Gem for at uploade)')).toHaveCount(0)
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toHaveCount(0)

  await page.goto('/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skriv eller ring')
  const telephone = page.getByRole('link', { name: '12 34 56 78' })
  await expect(telephone).toHaveAttribute('href', 'tel:+4512345678')
  const mail = page.getByRole('main').getByRole('link', { name: 'johanne@example.dk' })
  await expect(mail).toHaveAttribute('href', 'mailto:johanne@example.dk')
  await expect(page.getByText('er et hus.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'En vindueskarm' })).toBeVisible()
})

test('the picture is removed, and leaving before saving asks first', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await open(page)
  await page.locator('#field-image_url').setInputFiles(picture)
  await page.getByLabel('Beskrivelse af billedet').fill('En vindueskarm')
  await save(page)
  await expectToast(page, saved)
  // The description of the previous picture does not apply to a new one.
  await page.locator('#field-image_url').setInputFiles(picture)
  await expect(page.getByLabel('Beskrivelse af billedet')).toHaveValue('')
  await page.getByRole('button', { name: 'Fjern' }).click()
  await expect(page.getByText('Billedet fjernes, når du klikker Gem.')).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/admin/seo"]')?.click())
  await answerDialog(page, 'Du har ændringer, som ikke er gemt.', 'Bliv her')
  await save(page)
  await expectToast(page, saved)
  await page.goto('/kontakt')
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
})

/** Drops a file that is no picture on a field, or pastes it there. */
function put(field: Locator, type: 'drop' | 'paste') {
  return field.evaluate((element, how) => {
    const data = new DataTransfer()
    data.items.add(new File(['Kære'], 'brev.txt', { type: 'text/plain' }))
    const options = { bubbles: true, cancelable: true }
    const event =
      how === 'drop'
        ? new DragEvent(how, { dataTransfer: data, ...options })
        : new ClipboardEvent(how, { clipboardData: data, ...options })
    element.dispatchEvent(event)
  }, type)
}

test.describe('refusals and failures', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [/status of (409|500)|ERR_FAILED/] })

  test('only pictures are accepted, and a failed upload can be retried', { tag: '@all' }, async ({
    page,
  }) => {
    await open(page)
    const note = { name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('Kære') }
    const field = page.locator('#field-image_url')
    const refusal = page.getByText(/Filen er ikke et billede/)
    const description = page.getByLabel('Beskrivelse af billedet')
    for (const give of [
      () => field.setInputFiles(note),
      () => put(field, 'drop'),
      () => put(field, 'paste'),
    ]) {
      await give()
      await expect(refusal).toBeVisible()
      await field.setInputFiles(picture)
      await expect(refusal).toHaveCount(0)
      await expect(description).toHaveValue('')
      await description.fill('En vindueskarm')
    }
    await page.getByLabel('Bopæl').fill('Nykøbing Mors')
    await page.locator('#field-image_url').setInputFiles(picture)
    await page.route('**/admin/upload/billede?*', (route) => route.abort('failed'))
    await save(page)
    await expectToast(page, 'Der opstod en fejl ved opdatering af kontakt indholdet.')
    await page.unroute('**/admin/upload/billede?*')
    await expect(page.getByLabel('Bopæl')).toHaveValue('Nykøbing Mors')
    await save(page)
    await expectToast(page, saved)
  })
})
