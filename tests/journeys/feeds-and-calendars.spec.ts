import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test as adminTest, expectAccessible, expectToast } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { readCalendar } from '../support/calendar.ts'
import { expect, expectNoSidewaysScroll, test, untilHydrated } from '../support/journey.ts'
import type { RunningServer } from '../support/servers.ts'

const title = 'Salmekoncert på Mors'
const id = 'koncert-1'
/** Begins with the visible words; the browser separates hidden ones by a space. */
const addName = /^Føj til kalender ?: Salmekoncert på Mors, 4\. december 2099$/

function addConcert(server: RunningServer) {
  inDatabase(server, (db) =>
    db
      .prepare(
        `insert into calendar_events (id, title, date, time, location, event_type, created_at, updated_at)
         values (?, ?, '2099-12-04', '19:30', 'Nykøbing Kirke', 'concert', ?, ?)`,
      )
      .run(id, title, '2026-01-01T09:00:00.000Z', '2026-01-01T09:00:00.000Z'),
  )
}

/** Clicks 'Føj til kalender' and reads the downloaded file. */
async function addToCalendar(page: Page) {
  const link = page.getByRole('link', { name: addName })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const text = readFileSync(await download.path(), 'utf8')
  return { fileName: download.suggestedFilename(), events: readCalendar(text).events }
}

adminTest(
  'an event is added to a calendar, cancelled, and shown as cancelled everywhere',
  { tag: ['@all', '@phone'] },
  async ({ page, server }) => {
    addConcert(server)
    await page.goto('/kalender')
    await untilHydrated(page)
    const saved = await addToCalendar(page)
    expect(saved.fileName).toBe('salmekoncert-paa-mors-2099-12-04.ics')
    expect(saved.events).toMatchObject([
      { summary: title, status: 'CONFIRMED', sequence: 1, start: '2099-12-04T18:30:00.000Z' },
    ])

    await page.goto(`/admin/kalender/${id}`)
    await untilHydrated(page)
    await page.getByText('Mere', { exact: true }).click()
    await page.getByLabel('Aflyst').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Gem' }).click()
    await expectToast(page, 'Arrangement opdateret')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row.getByText('Aflyst', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/kalender')
    await untilHydrated(page)
    const heading = page.getByRole('heading', { name: `Aflyst ${title}` })
    await expect(heading.locator('s')).toHaveText(title)
    await expect(page.getByRole('link', { name: /^Føj til kalender/ })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const path of [`begivenhed/${id}.ics`, 'alle.ics', 'koncerter.ics']) {
      const answer = await page.request.get(`/kalender/${path}`)
      expect(readCalendar(await answer.text()).events).toMatchObject([
        {
          uid: saved.events[0]?.uid,
          summary: `Aflyst: ${title}`,
          status: 'CANCELLED',
          sequence: 2,
        },
      ])
    }
  },
)

test('the calendar explains how to subscribe to it', { tag: ['@all', '@phone'] }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/kalender')
  const section = page.getByRole('region', { name: 'Abonnér på kalenderen' })
  await expect(section.getByText(/^Et abonnement lægger arrangementerne ind/)).toBeVisible()
  await expect(section.getByText(/^Et abonnement/)).toHaveCSS('hyphens', 'auto')
  await section.getByText('Abonnér', { exact: true }).click()
  const url = `${baseURL}/kalender/koncerter.ics`
  await expect(section.getByRole('link', { name: /^Koncerter ?: abonnér$/ })).toHaveAttribute(
    'href',
    url.replace('http:', 'webcal:'),
  )
  await untilHydrated(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text
    }
  })
  await section.getByRole('button', { name: /^Kopiér adresse ?Koncerter$/ }).click()
  await expect(page.getByText('Adressen er kopieret')).toBeVisible()
  await expect(page).toHaveTitle(url)
  await expect(page.getByText('Arrangement', { exact: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(section).toBeHidden()
  await expect(page.getByRole('link', { name: /^Føj til kalender/ }).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the news can be followed, and each item has a page', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  await page.goto('/nyheder')
  const follow = page.getByRole('main').getByRole('link', { name: 'Følg nyhederne (RSS)' })
  await expect(follow).toHaveAttribute('href', '/nyheder/rss.xml')
  await page.getByRole('link', { name: 'Læs hele nyheden »Et svar til konfirmanderne«' }).click()
  await expect(page).toHaveURL('/nyheder/et-svar-til-konfirmanderne')
  await expect(page.getByText('Tjener man mange penge på salmer? Nej.')).toBeVisible()
  const newer = page.getByRole('term').filter({ hasText: 'Nyere' })
  await expect(newer).toBeVisible()
  await page.getByRole('navigation', { name: 'Læs videre' }).locator('a[rel=next]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tak for en fuld kirke')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an event can still be added to a calendar', { tag: ['@all', '@phone'] }, async ({
    page,
  }) => {
    await page.goto('/kalender')
    const link = page.getByRole('link', { name: /^Føj til kalender/ }).first()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/)
  })
})
