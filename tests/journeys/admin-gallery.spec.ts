import type { Page } from '@playwright/test'
import { answerDialog, expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { addPicture, expectOrder, file, list, open, rows } from '../support/gallery-journey.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

const question = 'Er du sikker på, at du vil slette dette billede? Handlingen kan ikke fortrydes.'

async function expectPublicOrder(page: Page, ...names: string[]) {
  await page.goto('/billeder')
  await expect(page.getByRole('link', { name: /^Vis større/ })).toHaveText(names.map(() => ''))
  const links = await page.getByRole('link', { name: /^Vis større/ }).all()
  const labels = await Promise.all(links.map((link) => link.getAttribute('aria-label')))
  expect(labels).toEqual(names.map((name) => `Vis større: ${name}`))
}

test('a press picture is added at the end, and gets a description and a focus point', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page)
  await expect(
    page.getByText('Ingen billeder endnu. Tryk på »Tilføj billeder« for at komme i gang.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Billede med egen miniature' }).click()
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByText('Vælg et billede.')).toBeVisible()

  await page.locator('#field-image').setInputFiles(file('01'))
  await expect(page.getByText('Nyt billede (klik Gem for at uploade)')).toBeVisible()
  await page.getByLabel('Beskrivelse af billedet').fill('Pensler i en krukke')
  await page.getByLabel('Billedtekst').fill('På arbejdsbordet')
  await page.locator('#field-thumbnail').setInputFiles(file('02'))
  await page.getByRole('button', { name: /^Juster fokuspunkt/ }).click()
  // In steps of 0.1 while the picture is new.
  await page.getByRole('button', { name: 'Op', exact: true }).click()
  const focusPoint = page
    .getByRole('status')
    .filter({ hasText: /^50 % fra venstre, 40 % fra toppen$/ })
  await expect(focusPoint).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Brug' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Billede tilføjet')
  await expect(page).toHaveURL(list)

  await addPicture(page, '03', 'Ark med blæk')
  await expectOrder(page, 'Pensler i en krukke', 'Ark med blæk')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Vælg udsnit: Pensler i en krukke' }).click()
  await expect(page.getByText('50 % fra venstre, 40 % fra toppen')).toBeVisible()
  await page.getByRole('button', { name: 'Mod højre' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Fokuspunkt opdateret')

  await page.getByRole('link', { name: 'Ark med blæk' }).click()
  await page.getByRole('button', { name: 'Nederst til højre' }).click()
  // The focus point alone is unsaved input.
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await page.getByRole('button', { name: 'Annuller' }).click()
  await answerDialog(page, 'Du har ændringer, som ikke er gemt.', 'Bliv her')
  await page.getByLabel('Beskrivelse af billedet').fill('Tre ark')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Billede opdateret')

  await expectPublicOrder(page, 'Pensler i en krukke', 'Tre ark')
  await expect(page.getByText('På arbejdsbordet')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Tre ark' })).toHaveClass(/fx-100 fy-100/)
  await expect(page.getByRole('img', { name: 'Pensler i en krukke' })).toHaveClass(/fx-55 fy-40/)
})

test('the order is changed with buttons, by dragging and by keyboard', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await addPicture(page, '01', 'A')
  await addPicture(page, '02', 'B')
  await addPicture(page, '03', 'C')
  await expect(page.getByRole('button', { name: 'Flyt op: A' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Flyt ned: C' })).toBeDisabled()

  // Faster than the responses.
  await page.getByRole('button', { name: 'Flyt ned: A' }).click()
  await page.getByRole('button', { name: 'Flyt ned: A' }).click()
  await expect(page.getByRole('button', { name: 'Flyt ned: A' })).toBeFocused()
  await expectOrder(page, 'B', 'C', 'A')
  await expect(page.getByRole('status').filter({ hasText: 'A er nu nummer 3 af 3.' })).toHaveCount(
    1,
  )
  await expect(page.getByText('Rækkefølgen er gemt').last()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await open(page)
  await expectOrder(page, 'B', 'C', 'A')

  await page.getByRole('button', { name: 'Træk: A' }).scrollIntoViewIfNeeded()
  const from = await page.getByRole('button', { name: 'Træk: A' }).boundingBox()
  const to = await page.getByRole('button', { name: 'Træk: B' }).boundingBox()
  if (!from || !to) throw new Error('there is nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 10, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y, { steps: 8 })
  await page.mouse.up()
  await expectToast(page, 'Rækkefølgen er gemt')
  await expectOrder(page, 'A', 'B', 'C')

  await page.getByRole('button', { name: 'Træk: A' }).focus()
  await page.keyboard.press('Space')
  const announced = page.locator('[id^="DndLiveRegion"]')
  await expect(announced).toContainText('nummer 1 af 3')
  // The first key press may come before the rows have been measured.
  await expect(async () => {
    if ((await announced.textContent())?.includes('nummer 1'))
      await page.keyboard.press('ArrowRight')
    await expect(announced).toHaveText('A er nu nummer 2 af 3.', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(announced).toHaveText('A er sluppet som nummer 2 af 3.')
  await expect(page.getByRole('button', { name: 'Træk: A' })).toBeFocused()
  await expectToast(page, 'Rækkefølgen er gemt')
  await expectOrder(page, 'B', 'A', 'C')
  await page.reload()
  await expectOrder(page, 'B', 'A', 'C')
  await expectPublicOrder(page, 'B', 'A', 'C')
})

test('an empty gallery shows the author examples that cannot be downloaded', {
  tag: ['@all', '@phone'],
}, async ({ page, context }) => {
  await page.goto('/billeder')
  await untilHydrated(page)
  await expect(page.getByText('Kun du ser disse eksempler.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Kontakt for billede/ })).toHaveCount(4)
  await page
    .getByRole('link', { name: /^Vis større/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Forstørret billede' })
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Ikke downloadbar')).toBeVisible()
  await expect(page.getByText('Dette billede er kun til visning.')).toBeVisible()

  await context.clearCookies()
  await page.goto('/billeder')
  await expect(page.getByText('Ingen billeder at vise endnu.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Vis større/ })).toHaveCount(0)
})

test('a deleted picture is gone for everyone until it is restored', {
  tag: ['@all', '@phone'],
}, async ({ page }) => {
  await addPicture(page, '01', 'A')
  await addPicture(page, '02', 'B')
  await page.goto('/billeder')
  const download = await page.getByRole('link', { name: 'Download: A' }).getAttribute('href')
  const picture = await page.getByRole('img', { name: 'A', exact: true }).getAttribute('src')
  const statuses = async () => {
    const answers = [download, picture].map((path) => page.request.get(path ?? ''))
    return (await Promise.all(answers)).map((answer) => answer.status())
  }
  expect(await statuses()).toEqual([200, 200])

  await open(page)
  await page.getByRole('button', { name: 'Slet A' }).click()
  await expectAccessible(page)
  await answerDialog(page, question, 'Annuller')
  await expectOrder(page, 'A', 'B')
  await page.getByRole('button', { name: 'Slet A' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Slet billede' })).toBeVisible()
  await answerDialog(page, question, 'Slet')
  await expect(page.getByText('Billede slettet', { exact: true })).toBeVisible()
  await expectOrder(page, 'B')
  expect(await statuses()).toEqual([404, 404])

  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expectToast(page, 'Det er gendannet')
  await expectOrder(page, 'A', 'B')
  expect(await statuses()).toEqual([200, 200])

  // The toast still works on the next screen.
  await page.getByRole('button', { name: 'Slet B' }).click()
  await answerDialog(page, question, 'Slet')
  await expect(rows(page).last()).toBeFocused()
  await expect(page.getByText('Billede slettet', { exact: true })).toBeVisible()
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/admin/kontakt"]')?.click(),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expectToast(page, 'Det er gendannet')
  await expectPublicOrder(page, 'A', 'B')
})

test('a press picture is added and deleted by keyboard alone @desktop', { tag: '@all' }, async ({
  page,
}) => {
  // Registered early: the browser takes a while to pass its file dialog to the test.
  page.on('filechooser', (dialog) => void dialog.setFiles(file('04')))
  await open(page)
  await page.getByRole('link', { name: 'Billede med egen miniature' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('#field-image').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Beskrivelse af billedet')).toBeVisible()
  await page.getByLabel('Beskrivelse af billedet').focus()
  await page.keyboard.type('Bølger')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Billede tilføjet')
  await page.getByRole('button', { name: 'Slet Bølger' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Slet Bølger' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Billede slettet')
})
