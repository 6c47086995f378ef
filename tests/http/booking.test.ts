import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
beforeAll(async () => {
  site = await startAdminSite()
  const times = "'2026-01-02T09:00:00.000Z', '2026-01-02T09:00:00.000Z', 1"
  inDatabase(site, (db) =>
    db.exec(`insert into lectures
        (id, title, slug, description, themes, published_at, created_at, updated_at, revision)
      values ('booked', 'Håb & nåde', 'booked', 'Om håb.', '[]', '2026-01-01T09:00:00.000Z', ${times});
      insert into protected_contact_info
        (id, email, phone, location, is_active, created_at, updated_at, revision)
      values ('booked', 'anna@example.dk', '12 34 56 78', null, 1, ${times});
      insert into news
        (id, title, slug, content, published_date, subject_id, published_at, created_at, updated_at, revision)
      values ('about', 'Nyt om håb', 'nyt-om-haab', 'Det er her.', '2026-01-01', 'booked',
        '2026-01-01T09:00:00.000Z', ${times})`),
  )
})
afterAll(() => site.stop())

test('a lecture has booking links: an e-mail about it, and the telephone', async () => {
  const html = await (await fetch(`${site.url}/foredrag/booked`)).text()
  expect(html).toContain('Spørg om en dato')
  const subject = encodeURIComponent('Foredraget »Håb & nåde«')
  expect(html).toContain(`href="mailto:anna@example.dk?subject=${subject}"`)
  expect(html).toContain('href="tel:+4512345678"')
})

test('a lecture without a picture has no frame for one', async () => {
  const html = await (await fetch(`${site.url}/foredrag/booked`)).text()
  expect(html).not.toMatch(/aspect-3\/2|>Intet billede</)
})

test('a news item and its lecture link to each other', async () => {
  const lecture = await (await fetch(`${site.url}/foredrag/booked`)).text()
  expect(lecture).toMatch(/<a [^>]*href="\/nyheder\/nyt-om-haab"[^>]*>Nyt om håb<\/a>/)
  const news = await (await fetch(`${site.url}/nyheder/nyt-om-haab`)).text()
  expect(news).toMatch(/Læs også.*<a [^>]*href="\/foredrag\/booked"[^>]*>Håb &amp; nåde<\/a>/s)
})
