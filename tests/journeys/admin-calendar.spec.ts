import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { samplePicture } from '../support/sample-files.ts'
import type { RunningServer } from '../support/servers.ts'

const list = '/admin/kalender'
const none = 'Ingen arrangementer endnu. Tryk på »Tilføj nyt arrangement« for at komme i gang.'
const required = 'Titel og dato er påkrævet.'

function addEvents(server: RunningServer, ...dates: string[]) {
  inDatabase(server, (db) => {
    const insert = db.prepare(
      `insert into calendar_events (id, title, date, created_at, updated_at)
       values (?, ?, ?, '2026-01-01T09:00:00.000Z', '2026-01-01T09:00:00.000Z')`,
    )
    for (const date of dates) insert.run(date, `Koncert ${date}`, date)
  })
}

async function open(page: Page, path = list) {
  await page.goto(path)
  await untilHydrated(page)
}

test('an event is saved, edited, and listed in the calendar', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText(none)).toBeVisible()
  await page.getByRole('link', { name: 'Tilføj nyt arrangement' }).click()
  await expect(page.getByLabel('Beskrivelse', { exact: true })).toBeHidden()
  await page.getByText('Mere', { exact: true }).click()
  await expect(page.getByLabel('Vis i kalenderen')).toBeChecked()
  await expect(page.getByLabel('Vis stadig efter datoen')).not.toBeChecked()
  await expect(page.getByLabel('Aflyst')).toHaveCount(0)
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Titel')).toHaveAccessibleDescription(required)
  await expect(page.getByRole('textbox', { name: 'Dato' })).toHaveAccessibleDescription(required)
  await expect(page.getByLabel('Titel')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Titel').fill('  Sangaften ')
  const date = page.getByRole('textbox', { name: 'Dato' })
  await date.fill('4.12.2017')
  const question = page.getByRole('status').filter({ hasText: 'Det er længe siden.' })
  await question.getByRole('button', { name: /^Mente du 20\d\d\?$/ }).click()
  await expect(date).not.toHaveValue('4.12.2017')
  await expect(question).toHaveCount(0)
  await date.fill('4.12.2099')
  await page.getByLabel('Klokkeslæt').fill('19.30–21')
  await page.getByLabel('Sted').fill('Thisted Kirke')
  await page.getByRole('radio', { name: 'Sangaften' }).check()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Arrangement tilføjet')
  await expect(page).toHaveURL(list)
  await expect(page.getByText('4. december 2099 · kl. 19.30 · Thisted Kirke')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Rediger Sangaften, 4. december 2099' }).click()
  await page.getByText('Mere', { exact: true }).click()
  await page.getByLabel('Beskrivelse', { exact: true }).fill('Kom og syng.')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Arrangement opdateret')
  await page.goto('/kalender')
  await expect(page.getByRole('heading', { name: 'Sangaften' })).toBeVisible()
  await expect(page.getByText('Kom og syng.')).toBeVisible()
})

test('a hidden event is dimmed, and can be shown again at once', {
  tag: ['@all', '@phone'],
}, async ({ page, server }) => {
  addEvents(server, '2099-12-04', '2099-12-05')
  await open(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Koncert 2099-12-04' })
  await row.getByRole('button', { name: /^Skjul/ }).click()
  await expect(page.getByText('Arrangement skjult')).toBeVisible()
  await expect(row.getByText('Skjult', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expectToast(page, 'Arrangement vist')
  await expect(row.getByText('Skjult', { exact: true })).toHaveCount(0)
  // Both are hidden, even if the second button is pressed before the first answer.
  for (const button of await page.getByRole('button', { name: /^Skjul/ }).elementHandles()) {
    await button.evaluate((element: HTMLElement) => element.click())
  }
  await expect(page.getByText('Skjult', { exact: true })).toHaveCount(2)
  await page.goto('/kalender')
  await expect(page.getByText('Ingen kommende arrangementer planlagt')).toBeVisible()
})

test('past events are collapsed, and found by searching', { tag: ['@all', '@desktop'] }, async ({
  page,
  server,
}) => {
  const past = Array.from({ length: 20 }, (_, day) => `2020-05-${String(day + 1).padStart(2, '0')}`)
  addEvents(server, ...past, '2020-06-01', '2099-12-04')
  inDatabase(server, (db) => {
    db.exec("update calendar_events set keep_after_date = 1 where date = '2020-06-01'")
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Tidligere', 'Siden sidst', 'Kommende'])
  const rows = page.getByRole('listitem').filter({ hasText: 'Koncert' })
  await expect(rows).toHaveCount(1)
  await expect(rows.getByText('Koncert 2099-12-04')).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Tidligere' }).click()
  await expect(rows).toHaveCount(21)
  await expect(rows.first()).toContainText('Koncert 2020-05-01')
  await expectAccessible(page)
  await page.getByRole('heading', { name: 'Tidligere' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Søg i listen').fill('19 maj')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Koncert 2020-05-19')
  await page.getByLabel('Søg i listen').fill('marts')
  await expect(page.getByText('Intet passer på »marts«.')).toBeVisible()
})

test('simultaneous events are arranged by dragging, and stay in their day @desktop', {
  tag: '@all',
}, async ({ page, server }) => {
  addEvents(server, '2099-12-04', '2099-12-05', '2099-12-06', '2099-12-07')
  inDatabase(server, (db) =>
    db.exec(`update calendar_events set date = '2099-12-04' where date = '2099-12-05';
      update calendar_events set date = '2099-12-06' where date = '2099-12-07'`),
  )
  await open(page)
  const handle = (day: string) => page.getByRole('button', { name: `Træk: Koncert 2099-12-${day}` })
  const from = await handle('04').boundingBox()
  const to = await page
    .getByRole('listitem')
    .filter({ hasText: 'Koncert 2099-12-06' })
    .boundingBox()
  if (!from || !to) throw new Error('there is nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 30, { steps: 4 })
  await page.mouse.move(from.x + 20, to.y + to.height / 2, { steps: 8 })
  await expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(
    'Koncert 2099-12-04 er nu nummer 2 af 2.',
  )
  await page.mouse.up()
  await expectToast(page, 'Rækkefølgen er gemt')
  await expect(page.getByRole('listitem').getByText('Koncert')).toHaveText([
    'Koncert 2099-12-05',
    'Koncert 2099-12-04',
    'Koncert 2099-12-06',
    'Koncert 2099-12-07',
  ])
})

test('a switch shows past events to visitors', { tag: ['@all', '@phone'] }, async ({
  page,
  server,
}) => {
  addEvents(server, '2020-05-01', '2099-12-04')
  await page.goto('/kalender')
  await expect(page.getByText('Koncert 2020-05-01')).toHaveCount(0)
  await open(page)
  const past = page.getByRole('checkbox', { name: /^Tidligere arrangementer/ })
  await expect(past).not.toBeChecked()
  await past.click()
  await expectToast(page, 'Tidligere arrangementer vises')
  await expect(past).toBeChecked()
  await page.goto('/kalender')
  await expect(page.getByRole('heading', { name: 'Tidligere arrangementer' })).toBeVisible()
  await expect(page.getByText('Koncert 2020-05-01')).toBeVisible()
})

test('the top picture is uploaded, positioned and replaced', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  const field = page.locator('input[type=file]')
  await open(page)
  await page.getByRole('link', { name: 'Topbillede' }).click()
  await expect(page.getByText('Anbefalet størrelse: 1920x1080, JPG eller PNG.')).toBeVisible()
  for (const [picture, words] of [
    ['calendar-hero', 'En hede'],
    ['hero', 'En fjord'],
  ] as const) {
    await field.setInputFiles(samplePicture(`${picture}.jpg`))
    await expect(page.getByText('Nyt billede (klik Gem for at uploade)')).toBeVisible()
    await expect(page.getByLabel('Beskrivelse af billedet')).toHaveValue('')
    await page.getByRole('button', { name: /^Juster fokuspunkt/ }).click()
    await expect(page.getByText('50 % fra venstre, 50 % fra toppen', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Nederst til højre' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Brug', exact: true }).click()
    await page.getByLabel('Beskrivelse af billedet').fill(words)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Gem' }).click()
    await expectToast(page, 'Topbillede uploadet')
    await expect(page).toHaveURL(list)
    await page.goto('/kalender')
    await expect(page.getByRole('img', { name: words })).toHaveClass(/fx-100 fy-100/)
    await open(page, `${list}/topbillede`)
  }
  await page.getByLabel('Beskrivelse af billedet').fill('En mark')
  await field.setInputFiles(samplePicture('hero.jpg'))
  await expect(page.getByLabel('Beskrivelse af billedet')).toHaveValue('')
  await page.getByRole('button', { name: 'Fjern' }).click()
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Topbillede fjernet')
})

test('an event is written and hidden by keyboard alone @desktop', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Tilføj nyt arrangement' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Tilføj nyt arrangement' }).waitFor()
  await page.getByLabel('Titel').focus()
  await page.keyboard.type('Koncert')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4.12.2099')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Dato' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Dato' })).toHaveValue('5.12.2099')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Arrangement tilføjet')
  const hide = page.getByRole('button', { name: 'Skjul Koncert, 5. december 2099' })
  await hide.focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Arrangement skjult')
  const remove = page.getByRole('button', { name: 'Slet Koncert, 5. december 2099' })
  const question = page.getByRole('alertdialog')
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Annuller' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Annuller' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // With the whole list gone, the focus is on the control before it.
  await expect(page.getByRole('checkbox', { name: /^Tidligere arrangementer/ })).toBeFocused()
  await expectToast(page, 'Arrangement slettet')
})
