import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from '../support/admin-site.ts'
import { startSampleSite } from '../support/sample-site.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
beforeAll(async () => {
  site = await startSampleSite()
})
afterAll(() => site.remove())

const get = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' })

/** Removes tables while the work runs. */
async function without(tables: string[], work: () => Promise<void>) {
  const rename = (from: string, to: string) =>
    inDatabase(site, (db) => db.exec(`alter table ${from} rename to ${to}`))
  for (const table of tables) rename(table, `${table}_gone`)
  try {
    await work()
  } finally {
    for (const table of tables) rename(`${table}_gone`, table)
  }
}

test('every page has one URL', async () => {
  const paths = {
    '/nyheder/': '/nyheder',
    '/Nyheder': '/nyheder',
    '/NYHEDER//?side=2': '/nyheder?side=2',
    '/foredrag/x/': '/foredrag/x',
    '/Foredrag/x': '/foredrag/x',
  }
  for (const [path, canonical] of Object.entries(paths)) {
    const { status, headers } = await get(path)
    expect([status, headers.get('location')], path).toEqual([301, canonical])
  }
  expect((await get('/Findes-Ikke/')).status).toBe(404)
})

test('a page whose own table cannot be read shows its empty state, and is not cached', async () => {
  await without(['news', 'lectures'], async () => {
    const news = await get('/nyheder?side=1')
    expect(news.status).toBe(200)
    expect(await news.text()).toContain('>Ingen nyheder at vise endnu.<')
    const lecture = await get('/foredrag/et-foredrag')
    expect(lecture.status).toBe(200)
    expect(await lecture.text()).not.toContain('noindex')
  })
  expect(await (await get('/nyheder?side=1')).text()).not.toContain(
    '>Ingen nyheder at vise endnu.<',
  )
})

test('without its database the site answers 503, with a Danish page for browsers', async () => {
  const all = ['admin_profiles', 'news', 'lectures', 'redirects', 'calendar_events', 'bibliography']
  await without([...all, 'editable_content', 'collaborations', 'former_slugs'], async () => {
    // The parameter avoids pages that other tests have put into the cache.
    const paths = ['/foredrag?side=1', '/foredrag/x', '/samarbejder?side=1', '/findes-ikke']
    for (const path of [...paths, '/foredrag.data']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(503)
      expect(answer.headers.get('retry-after'), path).toMatch(/^\d+$/)
      const html = await answer.text()
      expect(html, path).not.toMatch(/noindex|Unexpected|Internal|Server Error/)
    }
  })
  expect((await get('/foredrag')).status).toBe(200)
})

test('paths without a page are refused in Danish', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await fetch(`${site.url}/sitemap.xml`, { method: 'POST', headers, body: 'a=1' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await answer.text()).not.toMatch(/[Ee]rror|request/)
})

test('other paths of a page redirect to its canonical one', async () => {
  const paths = {
    '/om': '/',
    '/foredrag/Salmen-p%C3%A5-natbordet': '/foredrag/salmen-paa-natbordet',
    '/bibliografi/lyset-bliver-laengere': '/bibliografi/lyset-bliver-langere',
    '/samarbejder/findes-ikke': '/samarbejder',
  }
  for (const [path, own] of Object.entries(paths)) {
    const { status, url } = await fetch(site.url + path)
    expect([status, new URL(url).pathname], path).toEqual([200, own])
  }
})

test('every page has its title, canonical URL and share data', async () => {
  const pages = [
    ['/foredrag/salmen-paa-natbordet', 'Salmen på natbordet'],
    ['/nyheder', 'Nyheder fra skrivestuen'],
    ['/samarbejder/sample-collaboration-1', 'Orgelskoven', '/samarbejder/orgelskoven'],
  ] as const
  for (const [path, title, own = path] of pages) {
    const answer = await get(path)
    expect(answer.status, path).toBe(200)
    const html = await answer.text()
    expect(html, path).toContain(`<title>${title} · Johanne Lyngby</title>`)
    expect(html, path).toContain(`<link rel="canonical" href="${site.url}${own}"/>`)
    expect(html, path).toContain(`<meta property="og:title" content="${title} · Johanne Lyngby"/>`)
  }
})
