import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expectAccessible, expectToast, test, unfold } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { addPicture, file, open, rows } from '../support/gallery-journey.ts'
import { expect, expectNoSidewaysScroll } from '../support/journey.ts'

/** Drops files on the screen. */
async function drop(page: Page, paths: string[]) {
  const files = paths.map((path) => readFileSync(path).toString('base64'))
  await page.evaluate((files) => {
    const dataTransfer = new DataTransfer()
    for (const [number, file] of files.entries()) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], `${number}.jpg`, { type: 'image/jpeg' }))
    }
    document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
  }, files)
}

test('missing descriptions are written in the list, and a form finds pictures by them', {
  tag: ['@all', '@phone'],
}, async ({ page, server }) => {
  await addPicture(page, '01', 'Havnen i Århus')
  inDatabase(server, (db) => {
    db.exec('create temp table copies as select * from images')
    for (let number = 1; number <= 62; number++) {
      db.exec(`update copies set id = 'copy-${number}', alt_text = 'Fjorden ${number}'`)
      db.exec('insert into images select * from copies')
    }
  })
  inDatabase(server, (db) => {
    db.exec("update images set alt_text = '' where id in ('copy-6', 'copy-7')")
  })
  await open(page)
  await expect(page.getByText('2 billeder mangler beskrivelse')).toBeVisible()
  await page.getByRole('link', { name: 'Vis kun dem' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Beskrivelse af billedet').first().click()
  await page.keyboard.type('Fjorden 6')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Fjorden 7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Alle billeder har en beskrivelse.')).toBeVisible()

  await open(page, '/admin/nyheder/ny')
  await unfold(page)
  await page.getByRole('button', { name: 'Vælg fra billederne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vælg et billede' })
  const choices = dialog.getByRole('listitem').getByRole('button')
  await expect(choices).toHaveCount(60)
  await expect(dialog).toBeFocused()
  await dialog.getByRole('button', { name: 'Vis flere' }).press('Enter')
  await expect(choices).toHaveCount(63)
  await expect(choices.nth(59)).toBeFocused()
  await dialog.getByLabel('Søg i billederne').fill('bjerget')
  await expect(dialog.getByRole('status')).toHaveText('Intet passer på »bjerget«.')
  await expectAccessible(page)
  await dialog.getByLabel('Søg i billederne').fill('aarhus havn')
  await expect(choices).toHaveText(['Havnen i Århus'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await choices.click()
  await expect(page.getByLabel('Beskrivelse af billedet')).toHaveValue('Havnen i Århus')
  await page.getByLabel('Titel').fill('Ved havnen')
  await page.getByLabel('Indhold', { exact: true }).fill('Der er stille.')
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Nyhed tilføjet')

  // All of these pictures are one file, which the news item uses.
  await page.getByRole('link', { name: 'Rediger Ved havnen' }).click()
  await unfold(page)
  await page.getByRole('button', { name: 'Vælg fra billederne' }).click()
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByLabel('Kun dem, der ikke er brugt').check()
  await expect(dialog.getByRole('status')).toHaveText('Alle billederne er brugt.')
})

test.describe('several pictures at once', { tag: '@phone' }, () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('failed uploads are named, the others are added and moved to the start', {
    tag: '@all',
  }, async ({ page }) => {
    await addPicture(page, '01', 'A')
    await page.route('**/admin/upload/billede?*', (route) => route.abort('failed'), { times: 2 })
    await page.locator('#new-pictures').setInputFiles([file('02'), file('03'), file('04')])
    const panel = page.getByRole('region', { name: 'Nye billeder' })
    await expect(panel.getByText('Der er ingen forbindelse til serveren. Prøv igen.')).toBeVisible()
    await expectToast(page, '2 billeder tilføjet')
    await expect(rows(page)).toHaveCount(4)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await panel.getByRole('button', { name: /^Prøv igen/ }).click()
    await expectToast(page, 'Billede tilføjet')
    await expect(panel.getByText('De 3 nye billeder står sidst.')).toBeVisible()
    await panel.getByRole('button', { name: 'Flyt forrest' }).press('Enter')
    await expect(page.locator('#new-pictures')).toBeFocused()
    await expectToast(page, 'Rækkefølgen er gemt')
    await expect(rows(page).last()).toHaveText(/^\W*A/)
    await expect(page.getByText('3 billeder mangler beskrivelse')).toBeVisible()

    const bar = page.getByRole('region', { name: 'Markerede billeder' })
    const marks = page.getByRole('checkbox')
    await marks.nth(0).click()
    await marks.nth(1).press('Space')
    await expect(page.getByRole('status').getByText('2 billeder markeret')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(bar).toBeFocused()
    // At the end the bar covers no row in part.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await bar.getByRole('button', { name: 'Rettigheder' }).click()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Rettigheder' }).fill('Foto: Maria Holm')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Rettigheder gemt ved 2 billeder')
    await bar.getByRole('button', { name: 'Rettigheder' }).click()
    await expect(page.getByRole('textbox', { name: 'Rettigheder' })).toHaveValue('Foto: Maria Holm')
    await page.getByRole('dialog').getByRole('button', { name: 'Annuller' }).click()
    for (const [button, toast, count] of [
      ['Skjul', '2 billeder er skjult', 2],
      ['Vis', '2 billeder vises igen', 0],
      ['Skjul', '2 billeder er skjult', 2],
    ] as const) {
      await bar.getByRole('button', { name: button, exact: true }).click()
      await expectToast(page, toast)
      await expect(rows(page).filter({ hasText: 'Skjult' })).toHaveCount(count)
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Sidst' }).click()
    await expectToast(page, 'Rækkefølgen er gemt')
    await expect(rows(page).last()).toContainText('Skjult')
    await bar.getByRole('button', { name: 'Først' }).click()
    await expectToast(page, 'Rækkefølgen er gemt')
    await expect(rows(page).first()).toContainText('Skjult')
    await bar.getByRole('button', { name: 'Marker alle 4' }).click()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
    await bar.getByRole('button', { name: 'Afmarkér' }).click()
    await marks.nth(0).click()
    await marks.nth(1).click()
    await bar.getByRole('button', { name: 'Slet' }).click()
    await expect(bar).toHaveCount(0)
    const deleted = page.locator('.toasts [role=group]', { hasText: '2 billeder slettet' })
    await deleted.getByRole('button', { name: 'Fortryd' }).click()
    await expectToast(page, 'Det er gendannet')
    await expect(rows(page)).toHaveCount(4)
    await bar.getByRole('button', { name: 'Afmarkér' }).click()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

    // The connection is lost during an upload, and returns.
    let isLost = true
    const loseConnection = (route: Route) => (isLost ? route.abort('failed') : route.fallback())
    await page.route(/admin\/(?:upload|session)/, loseConnection)
    await drop(page, [file('05'), file('06')])
    await expect(panel.getByRole('status')).toHaveText('Venter på forbindelse')
    const asksToStay = await page.evaluate(
      () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    )
    expect(asksToStay).toBe(true)
    // The uploads go on, and are added, while another screen is open.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[href="/admin/nyheder"]')?.click(),
    )
    await expect(page).toHaveURL('/admin/nyheder')
    isLost = false
    await expectToast(page, '2 billeder tilføjet')
    await open(page)
    await expect(rows(page)).toHaveCount(6)

    await page
      .locator('#new-pictures')
      .setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') }])
    await expect(panel.getByText(/Billeder af typen HEIC kan ikke læses her/)).toBeVisible()
    await panel.getByRole('button', { name: 'Fjern: IMG_1.HEIC' }).click()
    await expect(panel).toHaveCount(0)

    await page.locator('#new-pictures').setInputFiles('tests/support/photo.heic')
    await expectToast(page, 'Billede tilføjet')
    await expect(rows(page)).toHaveCount(7)
  })
})
