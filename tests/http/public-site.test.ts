import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from '../support/admin-site.ts'
import { type RunningServer, startServer } from '../support/servers.ts'

let site: RunningServer
beforeAll(async () => {
  site = await startServer({ SAMPLE_CONTENT: 'off', SITE_URL: 'https://example.dk' })
})
afterAll(() => site.remove())

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', ...init })

/** Requests a path unchanged: fetch would normalize it. */
function statusOf(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(site.url)
  return new Promise<number | undefined>((resolve, reject) => {
    request({ hostname, port, path, agent: false, ...options }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('every kind of response has the security headers', async () => {
  const { pathname } = new URL((await assetOf('/')) ?? '', site.url)
  for (const path of ['/', '/nyheder', pathname, '/findes-ikke', '/healthz', '/admin/nyheder']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=63072000\b/)
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('permissions-policy'), path).toBe(
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'/)
    expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe/)
  }
})

async function assetOf(path: string): Promise<string | undefined> {
  const html = await (await get(path)).text()
  return /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1]
}

test('a page is the same for every visitor and has an ETag', async () => {
  const first = await get('/nyheder', { headers: { 'accept-language': 'en', cookie: 'a=1' } })
  const second = await get('/nyheder', { headers: { 'user-agent': 'another' } })
  expect(await first.text()).toBe(await second.text())
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.getSetCookie()).toEqual([])
  // fetch itself would add no-cache to a conditional request.
  const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  expect((await get('/nyheder', { headers })).status).toBe(304)
})

test('links use the configured host, never that of the request', async () => {
  const html = await (await get('/kontakt')).text()
  expect(html).toContain('<link rel="canonical" href="https://example.dk/kontakt"/>')
  expect(await statusOf('/', { headers: { host: 'evil.example' } })).toBe(421)
})

test('malformed requests are refused without a failure', async () => {
  expect(await statusOf('/', { method: 'POST' })).toBe(403)
  expect(await statusOf('/', { method: 'BREW' })).not.toBe(200)
  expect(await statusOf('/../../etc/passwd')).toBe(404)
  expect(await statusOf('/assets/..%2f..%2fserver/index.js')).toBe(404)
  expect(await statusOf('/%00')).toBeLessThan(500)
  expect(await statusOf('/%zz')).toBeLessThan(500)
  expect(await statusOf('//evil.example/')).toBeLessThan(500)
  expect(await statusOf('/nyheder?side=99999999999999999999')).toBe(200)
  expect(await statusOf("/bibliografi/'%20or%201=1--")).toBe(404)
})

test('unreadable data is logged, shown as empty and not cached', async () => {
  inDatabase(site, (db) => db.exec('alter table news rename to gone'))
  const answer = await get('/nyheder?side=1')
  const html = await answer.text()
  inDatabase(site, (db) => db.exec('alter table gone rename to news'))
  expect(answer.status).toBe(200)
  expect(html).toContain('Ingen nyheder at vise endnu.')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await expect.poll(() => site.output()).toContain('a public page could not read its data')
  expect((await get('/nyheder?side=1')).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/nyheder?side=99',
  '/foredrag?side=99',
  '/foredrag?anbefalinger=99',
  '/samarbejder?side=99',
  '/salmer?fane=enkelt&side=99',
  '/kalender?side=99',
  '/kalender?tidligere=99',
  '/bibliografi?fane=vaerkliste&side=99',
  '/billeder?side=99',
  '/presse?omslag=99',
])('%s is past the end of its list: the page is a 404 with a link to the list', async (path) => {
  const answer = await get(path)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('Listen har ikke så mange sider.')
  const [first = ''] = path
    .replaceAll('&', '&amp;')
    .split(/[?;]?(?:side|tidligere|anbefalinger|omslag)=/)
  expect(html).toContain(`href="${first.replace(/&amp$/, '')}"`)
  expect(html).toContain('<nav')
})

test.each([
  ['/nyheder/findes-ikke', '/nyheder'],
  ['/foredrag/findes-ikke', '/foredrag'],
  ['/foredrag/findes-ikke/til-arrangoerer', '/foredrag'],
  ['/kalender/findes-ikke', '/kalender'],
  ['/bibliografi/findes-ikke', '/bibliografi'],
])('%s is missing and leads back to its list', async (path, list) => {
  const answer = await get(path)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = [...main.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect([answer.status, links.at(-1)]).toEqual([404, list])
})

test('requests with other parameters evict no cached page', async () => {
  const tag = async (path: string) => (await get(path)).headers.get('etag')
  const news = await tag('/nyheder')
  for (let number = 0; number < 50; number++) {
    expect((await get(`/nyheder?side=0${number}`)).status).toBe(200)
    expect((await get(`/nyheder?junk=${number}`)).status).toBe(200)
  }
  inDatabase(site, (db) => db.exec('alter table news rename to gone'))
  expect(await tag('/nyheder')).toBe(news)
  const junk = await get('/nyheder?side=01')
  inDatabase(site, (db) => db.exec('alter table gone rename to news'))
  expect(junk.headers.get('cache-control')).toBe('no-store')
})

test('the link to more past events leads to their list', async () => {
  inDatabase(site, (db) => {
    db.exec("insert into calendar_settings values ('1', 'calendar', 1, '2026', '2026', 1)")
    const add = db.prepare(`insert into calendar_events (id, title, date, created_at, updated_at)
      values (:id, :id, '2020-01-01', '2026', '2026')`)
    for (let number = 0; number < 21; number++) add.run({ id: `aften-${number}` })
  })
  const html = await (await get('/kalender?x=3')).text()
  expect(html).toContain('id="tidligere"')
  expect(html).toContain('href="/kalender?x=3&amp;tidligere=2#tidligere"')
})

test('long log entries are shortened', async () => {
  expect((await get(`/${'lang'.repeat(500)}`)).status).toBe(404)
  const line = site
    .output()
    .split('\n')
    .find((entry) => entry.includes('/langlang'))
  expect(JSON.parse(line ?? '{}').path).toHaveLength(200)
})

test('a missing path is logged without the client', async () => {
  expect((await get('/intet-her')).status).toBe(404)
  const line = site
    .output()
    .split('\n')
    .find((entry) => entry.includes('/intet-her'))
  expect(JSON.parse(line ?? '{}')).toEqual({
    level: 40,
    time: expect.any(String),
    path: '/intet-her',
    msg: 'page not found',
  })
})

test('web addresses in plain texts are links on every page', async () => {
  const text = 'Se »https://a.dk/?b=<c>« og b@c.dk'
  const shown =
    'Se »<a href="https://a.dk/?b=" rel="noopener noreferrer" class="link">https://a.dk/?b=</a>&lt;c&gt;« og <a href="mailto:b@c.dk" rel="noopener noreferrer" class="link">b@c.dk</a>'
  inDatabase(site, (db) => {
    const add = (table: string, row: Record<string, string | number>) => {
      const whole = { id: 'a', created_at: '2026', updated_at: '2026', ...row }
      const places = Object.keys(whole).map((column) => `:${column}`)
      db.prepare(`insert into ${table} (${Object.keys(whole)}) values (${places})`).run(whole)
    }
    add('news', { title: 'A', content: text, published_date: '2026-01-01' })
    add('testimonials', { name: 'A', quote: text })
    const when = { date: '2099-01-01', location: text }
    add('lectures', { title: 'A', slug: 'a', description: text, ...when })
    add('calendar_events', { title: 'A', description: text, ...when })
    add('contact_content', { header_subtitle: text, quote_text: text, location: text })
    const content = { content_type: 'text', content_value: text }
    add('editable_content', { id: 'a', page: 'about', element_key: 'paragraph1', ...content })
    add('editable_content', { id: 'b', page: 'facts', element_key: 'media', ...content })
    add('editable_content', { id: 'c', page: 'nyheder', element_key: 'title', ...content })
  })
  // Restarts the process, since the write from outside sent no change event.
  await site.restart()
  const linksOn = async (path: string) => (await (await get(path)).text()).split(shown).length - 1
  const lists = ['/?x=2', '/nyheder?x=2', '/foredrag?x=2', '/kalender?x=2']
  const pages = [...lists, '/foredrag/a', '/kontakt?x=2']
  expect(await Promise.all(pages.map(linksOn))).toEqual([2, 1, 1, 2, 2, 3])
})

test('the web manifest has the name and icons of the site', async () => {
  const html = await (await get('/kontakt')).text()
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>')
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
  const answer = await get('/site.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const { name, icons } = (await answer.json()) as {
    name: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect(name).toBe('Forfatter og salmedigter')
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }
  for (const { src, sizes, type } of [...icons, touch]) {
    const icon = await get(src)
    expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
    expect(icon.headers.get('cache-control'), src).toBe('public, max-age=86400')
    if (sizes === 'any') continue
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
