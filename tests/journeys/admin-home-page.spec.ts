import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { samplePicture } from '../support/sample-files.ts'

const screen = '/admin/forside'
const picture = (name: string) => samplePicture(`${name}.jpg`)

async function open(page: Page) {
  await page.goto(screen)
  await untilHydrated(page)
  await unfold(page)
}

async function unfold(page: Page) {
  for (const title of ['Åbning', 'Om mig', 'Fakta', 'Sidefod']) {
    await page.getByRole('heading', { name: title }).click()
  }
}

async function uploadHero(page: Page, name: string, alt: string) {
  await page.getByRole('button', { name: /billede: Åbningsbillede$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Åbningsbillede på forsiden' })
  await dialog.locator('input[type=file]').setInputFiles(picture(name))
  await expect(dialog.getByText('Nyt billede (klik Gem for at uploade)')).toBeVisible()
  await dialog.getByLabel('Beskrivelse af billedet').fill(alt)
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Billede uploadet!')
  await expect(dialog).toHaveCount(0)
}

test('the author’s texts are on the front page as soon as they are saved', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page)
  await expect(page.getByLabel('Citat 1', { exact: true })).toHaveValue('')
  await page.getByLabel('Navn', { exact: true }).fill('')
  await page.getByLabel('E-mail').fill('johanne')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Navn', { exact: true })).toHaveAccessibleDescription(
    'Skriv et navn.',
  )
  await expect(page.getByLabel('Navn', { exact: true })).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
  )
  await page.getByLabel('Navn', { exact: true }).fill('Johanne Lyngby')
  await page.getByLabel('E-mail').fill('johanne@example.dk')
  await page.getByLabel('Citat 1', { exact: true }).fill('Lyset har det ikke travlt.')
  await page.getByLabel('Første afsnit').fill('Jeg bor ved fjorden.\nJeg skriver.')
  await page.getByLabel('Debut', { exact: true }).fill('2001')
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('link', { name: 'Næste: Vælg et åbningsbillede' })).toHaveAttribute(
    'href',
    '/admin/forside#aabning',
  )
  await expectToast(page, 'Forsiden er opdateret!')
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toHaveCount(0)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Johanne Lyngby')
  await expect(page.getByText('Lyset har det ikke travlt.')).toBeAttached()
  await expect(page.getByText('Jeg bor ved fjorden.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '2001' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('johanne@example.dk')
})

test('texts saved in another window meanwhile are shown and not overwritten', {
  tag: ['@all', '@desktop'],
}, async ({ page, context }) => {
  await page.goto('/admin/kontakt')
  await untilHydrated(page)
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/admin/forside"]')?.click(),
  )
  await unfold(page)
  await expect(page.getByLabel('Citat 1', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await open(other)
  await other.getByLabel('Citat 2', { exact: true }).fill('Fra det andet vindue')
  await other.getByRole('button', { name: 'Gem' }).click()
  await expectToast(other, 'Forsiden er opdateret!')
  for (const debut of ['2001', '2002']) {
    await page.getByLabel('Debut', { exact: true }).fill(debut)
    await page.getByRole('button', { name: 'Gem' }).click()
    await expectToast(page, 'Forsiden er opdateret!')
    await expect(page.getByLabel('Citat 2', { exact: true })).toHaveValue('Fra det andet vindue')
  }
  await page.goto('/')
  await expect(page.getByText('Fra det andet vindue')).toBeAttached()
})

test('an uploaded picture replaces the previous one', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  await open(page)
  await page.getByLabel('Citat 1', { exact: true }).fill('Endnu ikke gemt')
  await uploadHero(page, 'hero', 'Fjorden i skumringen')
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'Fjorden i skumringen' })).toBeVisible()

  await open(page)
  await page.getByLabel('Citat 1', { exact: true }).fill('Står her stadig')
  await uploadHero(page, 'press-04', 'Bølger')
  // A picture is saved at once; the texts wait for their own button.
  await expect(page.getByLabel('Citat 1', { exact: true })).toHaveValue('Står her stadig')
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()

  await page.getByRole('button', { name: 'Juster fokuspunkt: Åbningsbillede' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('På en telefon')).toBeVisible()
  await dialog.getByRole('slider').click({ position: { x: 1, y: 1 } })
  const corner = dialog.getByText('0 % fra venstre, 0 % fra toppen', { exact: true })
  await expect(corner).toBeVisible()
  // The point follows the pointer only while it is pressed.
  await dialog.getByRole('slider').hover()
  await expect(corner).toBeVisible()
  await page.mouse.down()
  await dialog.getByRole('slider').hover({ position: { x: 1, y: 40 } })
  await page.mouse.up()
  await expect(dialog.getByText(/^0 % fra venstre, [1-9]\d? % fra toppen$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Nulstil' }).click()
  await dialog.getByRole('button', { name: 'Mod venstre' }).click()
  await expect(dialog.getByText('45 % fra venstre, 50 % fra toppen')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Fokuspunkt opdateret')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Forsiden er opdateret!')

  await page.goto('/')
  await expect(page.getByRole('img', { name: 'Bølger' })).toHaveClass(/fx-45 fy-50/)
  await expect(page.getByRole('img', { name: 'Fjorden i skumringen' })).toHaveCount(0)
})

test('a removed picture is restored', { tag: ['@all', '@phone'] }, async ({ page }) => {
  await open(page)
  await uploadHero(page, 'hero', 'Fjorden')
  await page.getByRole('button', { name: 'Skift billede: Åbningsbillede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByText('Billedet er fjernet')).toBeVisible()
  await expect(page.getByText(/Forsiden åbner med en rolig farvet baggrund/)).toBeVisible()
  await page.getByRole('button', { name: 'Fortryd', exact: true }).click()
  await expectToast(page, 'Billedet er gendannet')
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'Fjorden' })).toBeVisible()
})

test('the texts and the focus point are edited by keyboard alone @desktop', {
  tag: '@all',
}, async ({ page }) => {
  await open(page)
  await uploadHero(page, 'hero', 'Fjorden')
  await page.getByRole('button', { name: 'Juster fokuspunkt: Åbningsbillede' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('50 % fra venstre, 45 % fra toppen')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Fokuspunkt opdateret')
  await page.getByLabel('Citat 4', { exact: true }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Skrevet uden mus')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Forsiden er opdateret!')
})

test.describe('refusals and failures', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [/status of (404|409|500)|ERR_FAILED/] })

  test('a focus point without a picture is refused with a toast', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await open(page)
    await uploadHero(page, 'hero', 'Fjorden')
    const other = await context.newPage()
    await open(other)
    await other.getByRole('button', { name: 'Skift billede: Åbningsbillede' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Fjern' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Gem' }).click()
    await expectToast(other, 'Billedet er fjernet')

    await page.getByRole('button', { name: 'Juster fokuspunkt: Åbningsbillede' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click()
    await expectToast(page, 'Intet billede fundet')
    await expect(page.getByText(/Forsiden åbner med en rolig farvet baggrund/)).toBeVisible()
  })
})
