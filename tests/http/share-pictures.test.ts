import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from '#tests/support/admin-site'
import { startSampleSite } from '#tests/support/sample-site'
import type { RunningServer } from '#tests/support/servers'

const siteUrl = 'https://example.dk'
let site: RunningServer
beforeAll(async () => {
  site = await startSampleSite({ SITE_URL: siteUrl })
})
afterAll(() => site.stop())

const pages = [
  '/',
  '/nyheder',
  '/nyheder/blaekket-er-toert',
  '/foredrag',
  '/foredrag/salmen-paa-natbordet',
  '/foredrag/sort-sol-og-smaa-boenner',
  '/kalender',
  '/kalender/lyset-bliver-laengere-salmekoncert',
  '/bibliografi',
  '/bibliografi?fane=vaerkliste',
  '/bibliografi/lyset-bliver-langere',
  '/bibliografi/saltkirken',
  '/samarbejder',
  '/samarbejder/orgelskoven',
  '/salmer',
  '/salmer?fane=enkelt',
  '/billeder',
  '/presse',
  '/foredrag/salmen-paa-natbordet/til-arrangoerer',
  '/kontakt',
]

/** The meta tags of a page, by name. */
async function tagsOf(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(`${site.url}${path}`)).text()
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]))
}

/** The path of a page's share picture. */
async function pictureOf(path: string): Promise<string> {
  const url = (await tagsOf(path)).get('og:image') ?? ''
  expect(url, path).toMatch(/^https:\/\/example\.dk\/filer\/deling\//)
  return url.slice(siteUrl.length)
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', ...init })

test('every page has a large share picture of the stated size', async () => {
  const pictures = await Promise.all(pages.map(pictureOf))
  // Requested simultaneously: they are drawn one at a time while the site still responds.
  const answers = pictures.map((path) => ask(path))
  expect((await ask('/healthz')).status).toBe(200)
  for (const answer of await Promise.all(answers)) {
    expect(answer.status, answer.url).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
  for (const path of pages) {
    const tags = await tagsOf(path)
    expect(tags.get('twitter:card'), path).toBe('summary_large_image')
    expect(tags.get('og:image:width')).toBe('1200')
    expect(tags.get('og:image:height')).toBe('630')
    expect(tags.get('og:image:type')).toBe('image/jpeg')
    expect(tags.get('og:image:alt')).toMatch(/Johanne Lyngby/)
  }
})

test('a client that has a share picture gets 304', async () => {
  const path = await pictureOf('/nyheder')
  const etag = (await ask(path, { method: 'HEAD' })).headers.get('etag') ?? ''
  // fetch itself would add no-cache to a conditional request.
  const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
  const known = await ask(path, { headers })
  expect(known.status).toBe(304)
  expect(known.headers.get('etag')).toBe(etag)
  expect(known.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('an old URL redirects to the current picture, and a made-up one is not found', async () => {
  const path = await pictureOf('/kontakt')
  const old = await ask('/filer/deling/0123456789abcdef/kontakt.jpg')
  expect(old.status).toBe(302)
  expect(old.headers.get('location')).toBe(path)
  expect(old.headers.get('cache-control')).toBe('no-store')
  for (const invented of [
    '/filer/deling/x/kontakt.jpg',
    '/filer/deling/0123456789abcdef/findes-ikke.jpg',
    '/filer/deling/0123456789abcdef/foredrag/findes-ikke.jpg',
    '/filer/deling/0123456789abcdef/kontakt.png',
    '/filer/deling/0123456789abcdef/..%2f..%2fkontakt.jpg',
    '/filer/deling/0123456789abcdef/admin/seo.jpg',
    '/filer/deling/0123456789abcdef/',
  ]) {
    expect((await ask(invented)).status, invented).toBe(404)
  }
  expect((await ask('/filer/deling/0123456789abcdef/%00.jpg')).status).toBe(400)
})

test('paths without a page have no share picture', async () => {
  for (const path of ['/findes-ikke', '/foredrag/findes-ikke', '/admin']) {
    expect((await tagsOf(path)).has('og:image'), path).toBe(false)
  }
})

test('a deleted page has no share picture', async () => {
  const path = await pictureOf('/foredrag/sort-sol-og-smaa-boenner')
  expect((await ask(path)).status).toBe(200)
  const isIt = "where slug = 'sort-sol-og-smaa-boenner'"
  inDatabase(site, (db) =>
    db.exec(`create table gone as select * from lectures ${isIt}; delete from lectures ${isIt}`),
  )
  expect((await ask(path)).status).toBe(404)
  inDatabase(site, (db) => db.exec('insert into lectures select * from gone; drop table gone'))
})

test('a deleted picture is no longer on the share picture', async () => {
  const before = await pictureOf('/billeder')
  const setActive = (value: 0 | 1) =>
    inDatabase(site, (db) =>
      db.exec(`update images set is_active = ${value} where page_assignment is null`),
    )
  setActive(0)
  const answer = await ask(before)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).not.toBe(before)
  setActive(1)
})
