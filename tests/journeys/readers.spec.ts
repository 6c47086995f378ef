import type { Page } from '@playwright/test'
import { expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { hostileText } from '../support/hostile-content.ts'
import { expect, expectNoSidewaysScroll, inBothSchemes, untilHydrated } from '../support/journey.ts'
import { addReaderRows, makeReaderRowsHostile, readerPaths } from '../support/reader-rows.ts'
import { startSampleSite } from '../support/sample-site.ts'

/** Screens of which the lists of routes have no content, or that have a parameter. */
const readerScreens = [
  '/admin/henvendelser',
  '/admin/henvendelser?vis=suspected',
  '/admin/henvendelser/e1',
  '/admin/henvendelser/e3',
  '/admin/kalender/ny?henvendelse=e1',
  '/admin/brev',
  '/admin/brev/l1',
  '/admin/brev/l2',
  '/admin/brev/l1/udsendelse',
  '/admin/brev/l2/udsendelse',
  '/admin/brev/modtagere',
  '/admin/laesere',
  '/admin/profiler',
  '/admin/persondata?hvem=karen@example.dk',
]
const widths = [360, 768, 1280]

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startSampleSite()
    addReaderRows(server)
    await server.restart(async () => {})
    await use(server)
    await server.stop()
  },
  // A dead link of a reader is answered with 404, a form with errors with 422.
  expectedMessages: [/404|422/],
})

async function expectFitAndAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await inBothSchemes(page, () => expectNoAxeFindings(page))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

test('the screens of readers are accessible and as wide as a phone, with content @desktop', {
  tag: '@all',
}, async ({ page, server }) => {
  for (const path of readerScreens) {
    await page.goto(path)
    await untilHydrated(page)
    await expectFitAndAccessible(page)
  }
  makeReaderRowsHostile(server, hostileText)
  for (const path of readerScreens) {
    await page.goto(path)
    await untilHydrated(page)
    await page.setViewportSize({ width: 360, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})

test('the pages of readers and the form of an enquiry are accessible @desktop', {
  tag: '@all',
}, async ({ page, server, context }) => {
  await context.clearCookies()
  for (const path of [...readerPaths(server), '/spoerg', '/spoerg/tak']) {
    await page.goto(path)
    await untilHydrated(page)
    await expectFitAndAccessible(page)
  }
  await page.goto('/spoerg?foredrag=salmen-paa-natbordet')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Navn')).toHaveAttribute('aria-invalid', 'true')
  await expectFitAndAccessible(page)
  await page.goto('/brev')
  const field = page.getByRole('main').getByLabel('E-mail')
  await field.fill('karen@eksempel')
  await field.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectFitAndAccessible(page)
  await page.getByRole('main').getByLabel('E-mail').fill('karen@eksempel.dk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expectFitAndAccessible(page)
})

test('a new enquiry becomes an event in three taps @phone', async ({ page, server }) => {
  await page.goto('/admin/forside')
  await untilHydrated(page)
  await page.getByRole('link', { name: /^Karen Vestergaard/ }).tap()
  await page.getByRole('link', { name: 'Læg i kalenderen' }).tap()
  await expect(page.getByLabel('Titel')).toHaveValue('Håb')
  await page.getByRole('button', { name: 'Gem' }).tap()
  await expectToast(page, 'Arrangement tilføjet')
  const stored = inDatabase(server, (db) =>
    db
      .prepare(
        `select date, location, is_visible, state from calendar_events
         join enquiries on enquiries.event_id = calendar_events.id`,
      )
      .all(),
  )
  expect(stored).toEqual([
    { date: '2027-03-14', location: 'Vestervig', is_visible: 0, state: 'answered' },
  ])
})

test('an enquiry is answered, noted and put aside by keyboard alone @desktop', {
  tag: '@all',
}, async ({ page, server }) => {
  await page.goto('/admin/henvendelser')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Karen Vestergaard' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karen Vestergaard')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Svar', exact: true }).focus()
  await page.keyboard.press('Tab')
  for (const name of ['Læg i kalenderen', 'karen@example.dk', '97 94 12 34']) {
    await expect(page.getByRole('link', { name })).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('radio', { name: 'Ny' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ringet op')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Annuller' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Gem' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Henvendelsen er gemt')
  const stored = inDatabase(server, (db) =>
    db.prepare("select state, note from enquiries where id = 'e1'").get(),
  )
  expect(stored).toEqual({ state: 'answered', note: 'Ringet op' })
})
