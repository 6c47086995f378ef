import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from '../support/admin-site.ts'
import { type RunningServer, startServer } from '../support/servers.ts'

let site: RunningServer
beforeAll(async () => {
  site = await startServer({ SAMPLE_CONTENT: 'off', METRICS_TOKEN: 'm' })
  inDatabase(site, (db) =>
    db.exec(`insert into news (id, slug, title, content, published_date, created_at, updated_at) values
      ('1', 'storm-ro', '<Storm> & ro', 'Stormen lagde sig.', '2026-11-20', '2026-11-20', '2026-11-20')`),
  )
})
afterAll(() => site.stop())

const get = (query: string) => fetch(`${site.url}/soeg${query}`)

test('hits are in the HTML, with marked words and without scripts', async () => {
  const html = await (await get('?q=storm')).text()
  expect(html).toContain('&lt;<mark>Storm</mark>&gt; &amp; ro')
  expect(html).toContain('<mark>Stormen</mark> lagde sig.')
  expect(html).toContain('href="/nyheder/storm-ro"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('the empty search page is cached and indexable; results are not', async () => {
  const html = await (await get('')).text()
  expect(html).not.toContain('noindex')
  expect(html).toMatch(/<form[^>]* action="\/soeg"/)
  expect((await get('?q=')).status).toBe(200)
  expect(await (await get('?q=lagde')).text()).toContain('&lt;Storm&gt; &amp; ro')
  const missesBefore = await missedPages()
  for (const query of ['', '']) await get(query)
  expect(await missedPages()).toBe(missesBefore)
  // Without a change event, which would empty the cache.
  inDatabase(site, (db) => db.exec("update news set title = 'Blæst'"))
  expect(await (await get('?q=lagde')).text()).toContain('Blæst')
  inDatabase(site, (db) => db.exec("update news set title = '<Storm> & ro'"))
})

async function missedPages() {
  const metrics = await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer m' } })
  return /^skrivestue_kept_page_misses_total (\d+)$/m.exec(await metrics.text())?.[1]
}

test('the query is shown as plain text', async () => {
  const html = await (await get(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text()
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).toContain('Der blev ikke fundet noget.')
})

test('no query causes a failure', async () => {
  for (const query of ['?q=%00', '?q=%zz', '?q=%ED%A0%80', '?q=a&q=b', `?q=${'x'.repeat(3900)}`]) {
    expect((await get(query)).status, query).toBe(200)
  }
  expect((await get('?q=storm&i=nyheder&side=9999')).status).toBe(200)
  expect((await get(`?q=${'x'.repeat(9000)}`)).status).toBe(414)
  expect((await fetch(`${site.url}/soeg.data?q=storm`)).status).toBe(200)
})
