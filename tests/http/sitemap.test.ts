import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'
import { sitemapFindings, sitemapUrls } from '#tests/support/sitemap-schema'
import { wholeForm } from '../support/admin-forms.ts'

let site: RunningServer
let cookie: string

beforeAll(async () => {
  site = await startAdminSite({ SITE_URL: 'http://example.dk' })
  cookie = await signIn(site)
})
afterAll(() => site.remove())

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', ...init })

async function send(path: string, fields: Record<string, string>) {
  const headers = { ...fromOurPage, Cookie: cookie }
  const answer = await get(path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(wholeForm(path, fields)),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

const sitemap = async () => (await get('/sitemap.xml')).text()
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(new Date())

test('the sitemap is current, and cached until something changes', async () => {
  const first = await get('/sitemap.xml')
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(await sitemapFindings(await first.text())).toEqual([])
  const etag = first.headers.get('etag') ?? ''
  // fetch itself would add no-cache to a conditional request.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  expect((await get('/sitemap.xml', { headers })).status).toBe(304)

  await send('/admin/foredrag/ny', { title: 'Håb & nåde', description: 'Om håb.' })
  const second = await sitemap()
  expect(second).toContain('<loc>http://example.dk/foredrag/haab-naade</loc>')
  expect(await sitemapFindings(second)).toEqual([])
  const { id } = inDatabase(site, (db) =>
    db.prepare("select id from lectures where slug = 'haab-naade'").get(),
  ) as { id: string }
  await send('/admin/foredrag', { intent: 'delete', id })
  expect(await sitemap()).not.toContain('haab-naade')
})

test('every path in the sitemap is a page that may be indexed', async () => {
  const before = Object.keys(sitemapUrls(await sitemap()))
  await send('/admin/foredrag/ny', { title: 'Lysets år', description: 'Om lys.' })
  await send('/admin/samarbejder/ny', { title: 'Mors Kammerkor', description: '<p>Sang.</p>' })
  await send('/admin/bibliografi/ny', { title: 'Ebbe', year: '2020', category: 'værkliste' })
  const paths = Object.keys(sitemapUrls(await sitemap()))
  expect(paths.length).toBeGreaterThanOrEqual(before.length + 3)
  for (const path of paths) {
    const answer = await get(path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(html, path).not.toContain('noindex')
    expect(html, path).toContain('<link rel="canonical" href="http://example.dk/')
  }
})

test('hidden and back-office pages are not in the sitemap', async () => {
  await send('/admin/kalender/ny', {
    title: 'Hemmelig koncert',
    date: '2099-12-01',
    event_type: 'concert',
  })
  await send('/admin/anbefalinger', { name: 'Hemmelig ven', quote: 'Tak.' })
  const xml = await sitemap()
  for (const word of ['admin', 'emmelig', '/om<', 'soeg', 'fane=', 'feed', 'side=']) {
    expect(xml, word).not.toContain(word)
  }
})

test('the sitemap’s dates are those of the last change', async () => {
  inDatabase(site, (db) =>
    db.exec(`insert into news
      (id, slug, title, content, published_date, link, created_at, updated_at, revision) values
      ('n1', 'blad', 'Blad', 'Faldet.', '2026-01-01', null, '2026-01-02T09:00:00.000Z', '2026-01-03T23:30:00.000Z', 1);
      insert into protected_contact_info (id, email, is_active, created_at, updated_at, revision) values
      ('i1', 'j@example.dk', 1, '2026-01-02T09:00:00.000Z', '2026-01-02T09:00:00.000Z', 1)`),
  )
  const before = today()
  await send('/admin/seo', {
    page_slug: '/kontakt',
    meta_title: 'Kontakt',
    meta_description: '',
    revision: '0',
  })
  // Midnight may pass during the test.
  const onOneOf = [before, today()].map((day) => `${day} yearly 0.5`)
  const urls = sitemapUrls(await sitemap())
  expect(urls['/nyheder']).toBe('2026-01-04 daily 0.8')
  expect(urls['/nyheder/blad']).toBe('2026-01-04 yearly 0.5')
  expect(onOneOf).toContain(urls['/kontakt'])
})

test('robots.txt names the sitemap of the main domain', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const text = await answer.text()
  expect(text.match(/^User-agent: .*$/gm)).toHaveLength(5)
  expect(text).toMatch(/\n\nSitemap: http:\/\/example\.dk\/sitemap\.xml\n$/)
})

test('an incomplete sitemap is never served', async () => {
  // Invalidates every cached sitemap, and the cached read of the works and their reviews.
  await send('/admin/bibliografi/ny', { title: 'Halvvejs', year: '2020', category: 'værkliste' })
  inDatabase(site, (db) => db.exec('alter table reviews rename to gone'))
  const answer = await get('/sitemap.xml?side=1')
  const data = await get('/admin/seo/sitemap', { headers: { Cookie: cookie } })
  inDatabase(site, (db) => db.exec('alter table gone rename to reviews'))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(data.status).toBe(500)
  expect(await data.json()).toEqual({ message: 'Kunne ikke hente data til sitemap' })
  expect((await get('/sitemap.xml?side=1')).status).toBe(200)
})
