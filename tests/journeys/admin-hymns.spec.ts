import type { Locator } from '@playwright/test'
import {
  answerDialog,
  expectAccessible,
  expectToast,
  test,
  unfold,
} from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { sampleFile } from '../support/sample-files.ts'

/** @returns whether the field left the insertion to the browser */
function paste(field: Locator, text: string, html = ''): Promise<boolean> {
  return field.evaluate(
    (element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted.text)
      clipboardData.setData('text/html', pasted.html)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return element.dispatchEvent(event)
    },
    { text, html },
  )
}

test('a hymn is pasted, described by chips, and gets a score and a collection', {
  tag: '@phone',
}, async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/salmer/ny')
  await untilHydrated(page)
  const stanzas = page.locator('#field-stanzas')
  // Only the HTML of Word tells which lines are one stanza.
  const fromWord = '<p>1. Nu falmer skoven<br>trindt\nom land</p><p>2. Hvor prægtigt</p>'
  for (const [text, html] of [
    ['1. Nu falmer skoven\ntrindt om land\n\n2. Hvor prægtigt', ''],
    ['1. Nu falmer skoven\n\ntrindt om land\n\n2. Hvor prægtigt', fromWord],
  ] as const) {
    await stanzas.fill('')
    await expect(page.getByText('Der er ændringer, som ikke er gemt')).toHaveCount(0)
    expect(await paste(stanzas, text, html)).toBe(false)
    await expect(stanzas).toHaveValue('Nu falmer skoven\ntrindt om land\n\nHvor prægtigt')
    await expect(page.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  }
  const shown = page.getByRole('region', { name: 'Sådan kommer teksten til at stå' })
  await expect(shown.locator('.verse')).toHaveText([
    'Nu falmer skoven',
    'trindt om land',
    'Hvor prægtigt',
  ])
  await page.getByLabel('Titel').fill('Skoven')
  // A line pasted into a text replaces nothing: the browser inserts it.
  expect(await paste(stanzas, 'alt hen mod syd')).toBe(true)
  await expect(stanzas).toHaveValue(/^Nu falmer skoven/)

  await unfold(page)
  const themes = page.getByLabel('Temaer')
  for (const theme of ['Høst', 'Ro', 'Høst', 'Frost']) {
    await themes.fill(theme)
    await themes.press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Fjern Høst' })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'Frost er tilføjet' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Fjern Frost' }).click()
  await expect(themes).toBeFocused()
  const announced = page.getByRole('status').filter({ hasText: 'Frost er fjernet' })
  await expect(announced).toHaveCount(1)
  await page.getByLabel('Anledninger').fill('Sankt Hans')
  await page.getByLabel('Skriftsteder').fill('Joh 3.16')
  await page.getByLabel('Kirkeårets dage').fill('sankt hans')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Skriv det under »Anledninger«.')).toBeVisible()
  await page.getByLabel('Kirkeårets dage').fill('2 s i advent')
  await expect(page.getByText('Skriv det under »Anledninger«.')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const file = page.locator('input[type="file"][accept*="pdf"]')
  const programme = 'concert-programme'
  for (const name of ['collaboration-leaflet', programme, programme, 'extract']) {
    await file.setInputFiles(sampleFile(`${name}.pdf`))
  }
  const leaveOut = page.getByRole('button', { name: /^Fjern eksempel-/ })
  await expect(leaveOut).toHaveCount(3)
  await leaveOut.first().click()
  await expect(leaveOut).toHaveCount(2)
  await expectAccessible(page)
  // Text that a list does not understand is refused at its field, and nothing is saved.
  await page.getByLabel('Kirkeårets dage').fill('i forgårs')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Kirkeårets dage')).toBeFocused()
  await expect(page.getByLabel('Kirkeårets dage')).toHaveValue('i forgårs')
  await expect(page.getByLabel('Kirkeårets dage')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  expect(inDatabase(server, (db) => db.prepare('select id from hymns').all())).toEqual([])
  await page.getByLabel('Kirkeårets dage').fill('')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Salme tilføjet')
  await expectToast(page, 'Fil tilføjet')
  expect(
    inDatabase(server, (db) =>
      db.prepare('select stanzas, themes, scripture, days, occasions from hymns').get(),
    ),
  ).toEqual({
    stanzas: 'Nu falmer skoven\ntrindt om land\n\nHvor prægtigt',
    themes: '["Høst","Ro"]',
    scripture: '["Joh 3,16"]',
    days: '["2-soendag-i-advent"]',
    occasions: '["Sankt Hans"]',
  })

  await page.goto('/admin/salmer')
  await page.getByRole('link', { name: 'Rediger Skoven' }).click()
  await untilHydrated(page)
  await unfold(page)
  for (const name of [programme, 'extract']) {
    await expect(page.getByRole('main').getByText(new RegExp(`Noder.*${name}\\.pdf`))).toBeVisible()
  }
  await file.setInputFiles(sampleFile('collaboration-leaflet.pdf'))
  await expectToast(page, 'Fil tilføjet')
  await expect(page.getByRole('main').getByText(/Noder.*collaboration-leaflet\.pdf/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Rediger / })
    .last()
    .click()
  const described = page.getByRole('dialog', { name: 'Rediger fil' })
  await described.getByLabel('Navn').fill('Kor')
  await expect(described.getByLabel('Fremført af')).toHaveCount(0)
  await described.getByLabel('Hvem må bruge den').fill('Alle')
  await described.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Fil opdateret')
  await expect(page.getByRole('link', { name: 'Kor' })).toBeVisible()
  await page.getByRole('button', { name: 'Slet Kor' }).click()
  await answerDialog(page, 'Er du sikker på at du vil slette denne fil?', 'Slet')
  await expectToast(page, 'Fil slettet')
  await page.getByRole('button', { name: 'Fjern Ro' }).click()
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await page.getByLabel('Temaer').fill('Ro')
  await page.getByLabel('Temaer').press('Enter')
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toHaveCount(0)

  // The same applies to a hymn that was saved before.
  await page.getByLabel('Titel').fill('Skoven nu')
  await page.getByLabel('Skriftsteder').fill('Hamlet 3,1')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Skriftsteder')).toBeFocused()
  await expect(page.getByLabel('Skriftsteder')).toHaveValue('Hamlet 3,1')
  await expect(page.getByLabel('Skriftsteder')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  expect(
    inDatabase(server, (db) => db.prepare('select title, scripture from hymns').get()),
  ).toEqual({ title: 'Skoven', scripture: '["Joh 3,16"]' })
  await page.getByLabel('Titel').fill('Skoven')
  // Text that the list understands is sent, added or not.
  await page.getByLabel('Skriftsteder').fill('Matt 6,26')
  await page.getByRole('button', { name: 'Gem' }).click()
  await page.waitForURL('**/admin/salmer')
  expect(
    inDatabase(server, (db) => db.prepare('select title, scripture from hymns').get()),
  ).toEqual({ title: 'Skoven', scripture: '["Joh 3,16","Matt 6,26"]' })

  inDatabase(server, (db) =>
    db.exec(`insert into hymns (id, title, slug, stanzas, excerpt, themes, scripture, days, occasions,
        commentary, is_free_in_worship, sort_order, created_at, updated_at, revision)
      values ('other', 'Vinden', 'vinden', 'Nu blæser det', '', '[]', '[]', '[]', '[]', '', 0, 1, '', '', 1)`),
  )
  inDatabase(server, (db) => db.exec(`update hymns set published_at = null where id = 'other'`))
  await page.goto('/admin/salmer/other')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Lav et link til gennemsyn' }).click()
  const link = `http://${await page.locator('code').textContent()}`
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Kopiér', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.goto(link)
  await expect(page.locator('.verse')).toHaveText('Nu blæser det')
  await page.goto('/admin/salmer/other')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Luk linket' }).click()
  await expect(page.getByRole('button', { name: 'Lav et link til gennemsyn' })).toBeFocused()
  await expectToast(page, 'Linket er lukket')
  inDatabase(server, (db) => db.exec(`update hymns set published_at = '' where id = 'other'`))

  await page.goto('/admin/salmer/samlinger/ny')
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('Årets sange')
  await page.getByLabel('År', { exact: true }).fill('2026')
  const hymns = page.getByLabel('Salmer i samlingen')
  for (const title of ['Skoven', 'vin']) {
    await hymns.fill(title)
    await hymns.press('Enter')
  }
  await page.getByRole('button', { name: 'Flyt Vinden op' }).click()
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Samling tilføjet')
  await page.goto('/salmer/samling/arets-sange')
  await expect(page.getByRole('main').getByRole('link', { name: /Skoven|Vinden/ })).toHaveText([
    /Vinden/,
    /Skoven/,
  ])
})
