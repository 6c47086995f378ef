import { test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, isHydrated, untilHydrated } from '../support/journey.ts'

const at = "'2026-11-21T09:00:00.000Z'"

test('an open calendar is updated when the date in Copenhagen changes, but not during editing', {
  tag: ['@all', '@desktop'],
}, async ({ page, browser, server }) => {
  const data = await (await page.request.get('/kalender.data')).text()
  const dayEnds = Number(/"dayEnds",(\d+)/.exec(data)?.[1])
  expect(dayEnds).toBeGreaterThan(0)
  // From here on only the test advances the clock.
  await page.clock.install({ time: dayEnds - 600_000 })
  await page.goto('/kalender')
  await untilHydrated(page)
  const visitor = await browser.newContext({ baseURL: server.url })
  const untouched = await visitor.newPage()
  await untouched.clock.install({ time: dayEnds - 600_000 })
  await untouched.goto('/kalender')
  await page.getByRole('button', { name: 'Rediger siden' }).click()
  await expect(page.locator('[data-text="kalender.title"]')).toBeVisible()
  await page.clock.pauseAt(dayEnds - 10_000)
  const event = page.getByRole('heading', { name: 'Nytårskoncert' })
  // Simulates the date change: no event is sent, but a reloaded page would show it.
  inDatabase(server, (db) =>
    db.exec(`insert into calendar_events (id, title, date, event_type, sort_order, created_at, updated_at)
      values ('1', 'Nytårskoncert', '2099-01-01', 'concert', 0, ${at}, ${at})`),
  )
  await page.clock.runFor(9_000)
  await expect(event).toHaveCount(0)
  const reloads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/kalender.data')) reloads.push(request.url())
  })
  await page.clock.runFor(7_000)
  await page.evaluate(() => fetch('/livez'))
  expect(reloads).toEqual([])
  await page.getByRole('button', { name: 'Færdig' }).click()
  await page.clock.runFor(7_000)
  await expect(event).toBeVisible()
  // The page of a visitor is hydrated for it without any interaction.
  expect(await isHydrated(untouched)).toBe(false)
  await untouched.clock.fastForward(606_000)
  await expect(untouched.getByRole('heading', { name: 'Nytårskoncert' })).toBeVisible()
  await visitor.close()
})
