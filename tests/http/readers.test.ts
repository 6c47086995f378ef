import { expect, onTestFinished, test } from 'vitest'
import { inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import type { RunningServer } from '#tests/support/servers'

/** A site that counts, or does not, with a page and a search without a hit. */
async function countingSite(...features: string[]): Promise<RunningServer> {
  const site = await startAdminSite({ REQUESTS_PER_SECOND: '0', TRUSTED_PROXIES: '127.0.0.1' })
  onTestFinished(() => site.remove())
  await site.restart(async () => {
    for (const feature of features) {
      inDatabase(site, (db) =>
        db
          .prepare(
            `insert into editable_content
              (id, page, element_key, content_type, content_value, created_at, updated_at)
             values (?, 'funktioner', ?, 'text', 'on', '2026', '2026')`,
          )
          .run(feature, feature),
      )
    }
  })
  return site
}

const sumsOf = (site: RunningServer) =>
  inDatabase(site, (db) =>
    Object.fromEntries(
      db
        .prepare('select kind, name, sum(times) as times from reader_sums group by kind, name')
        .all()
        .map(({ kind, name, times }) => [`${kind} ${name}`.trim(), Number(times)]),
    ),
  )

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

async function get(
  site: RunningServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const sent = { 'User-Agent': firefox, ...headers }
  await (await fetch(site.url + path, { method, headers: sent })).arrayBuffer()
}

/** Random, but the same in each run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('the sums agree with a replay of 500 requests', () => replay(500))

test(
  'the sums agree with a replay of 5,000 requests within one per cent',
  {
    tags: 'all',
  },
  () => replay(5000),
)

async function replay(total: number) {
  const site = await countingSite('readers')
  const random = randomNumbers(41)
  const expected: Record<string, number> = {}
  const count = (what: string) => {
    expected[what] = (expected[what] ?? 0) + 1
  }
  const visitors = new Set<string>()
  const paths = ['/', '/nyheder', '/foredrag', '/kalender', '/kontakt', '/soeg?q=intetsomhelst']
  const read = ['plain', 'plain', 'plain', 'linked', 'own']
  const elsewhere: Record<string, string> = { missing: '/findes-ikke', health: '/healthz' }
  const kinds = [...read, 'robot', 'dnt', 'gpc', 'preload', 'head', ...Object.keys(elsewhere)]
  const hosts = ['www.google.com', 'bibliotek.dk', 'www.facebook.com']
  const requests = Array.from({ length: total }, () => {
    const path = paths[random(paths.length)] as string
    const ip = `203.0.113.${random(200)}`
    const host = hosts[random(hosts.length)] as string
    const kind = kinds[random(kinds.length)] as string
    return { kind, path: elsewhere[kind] ?? path, ip, host }
  })
  for (const { path, ip } of requests.filter(({ kind }) => read.includes(kind))) {
    count(`page ${path.split('?')[0]}`)
    if (path.includes('?')) count('search intetsomhelst')
    if (!visitors.has(ip)) count('visit')
    visitors.add(ip)
  }
  for (const { host } of requests.filter(({ kind }) => kind === 'linked')) {
    count(`from ${host.replace('www.', '')}`)
  }
  const headersOf = (kind: string, ip: string, host: string): Record<string, string> => ({
    'X-Forwarded-For': ip,
    ...(kind === 'robot' && { 'User-Agent': google }),
    ...(kind === 'dnt' && { DNT: '1' }),
    ...(kind === 'gpc' && { 'Sec-GPC': '1' }),
    ...(kind === 'preload' && { 'Sec-Purpose': 'prefetch;prerender' }),
    ...(kind === 'linked' && { Referer: `https://${host}/side?q=hemmeligt` }),
    ...(kind === 'own' && { Referer: `${site.url}/nyheder` }),
  })
  for (let start = 0; start < requests.length; start += 50) {
    await Promise.all(
      requests
        .slice(start, start + 50)
        .map(({ kind, path, ip, host }) =>
          get(site, path, headersOf(kind, ip, host), kind === 'head' ? 'HEAD' : 'GET'),
        ),
    )
  }
  await site.restart(async () => {})
  const sums = sumsOf(site)
  expect(Object.keys(sums).sort()).toEqual(Object.keys(expected).sort())
  for (const [what, times] of Object.entries(expected)) {
    expect(Math.abs((sums[what] ?? 0) / times - 1), what).toBeLessThan(0.01)
  }
  const stored = inDatabase(site, (db) =>
    JSON.stringify(db.prepare('select * from reader_sums').all()),
  )
  expect(stored).not.toMatch(/203\.0\.113|Firefox|hemmeligt/)
}

test('nothing is counted until it is switched on, and nothing of the author', async () => {
  const off = await countingSite()
  await get(off, '/nyheder')
  await off.restart(async () => {})
  expect(sumsOf(off)).toEqual({})
  const headers = { Cookie: await signIn(off) }
  const screen = await (await fetch(`${off.url}/admin/laesere`, { headers })).text()
  expect(screen).toContain('Siden tæller ikke.')
  expect(screen).not.toContain('De sidste 12 måneder')

  const site = await countingSite('readers')
  const cookie = await signIn(site)
  await get(site, '/nyheder', { Cookie: cookie })
  await get(site, '/admin/log-ind')
  await get(site, '/nyheder', { 'Sec-Purpose': 'prefetch' })
  await get(site, '/kontakt')
  await get(site, '/nyheder.data', { Referer: `${site.url}/kontakt` })
  await get(site, '/nyheder.data', { Referer: `${site.url}/nyheder` })
  await site.restart(async () => {})
  expect(sumsOf(site)).toEqual({ 'page /kontakt': 1, 'page /nyheder': 1, visit: 1 })
})

test('programs that ask for feeds and calendars are counted once a day, with those they read for', async () => {
  const site = await countingSite('readers')
  const feedly = 'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 12 subscribers)'
  for (const agent of [feedly, feedly, 'Thunderbird/140']) {
    await get(site, '/kalender/alle.ics', { 'User-Agent': agent })
  }
  await site.restart(async () => {})
  expect(sumsOf(site)).toEqual({ 'subscriber /kalender/alle.ics': 13 })
})

test('behind a CDN the pages are counted that browsers report, which have 300 bytes of script', async () => {
  const site = await countingSite('readers', 'readers_beacon')
  const html = await (await fetch(`${site.url}/nyheder`)).text()
  expect(html).toContain('<script async="" src="/laest.js"></script>')
  const script = await (await fetch(`${site.url}/laest.js`)).text()
  expect(script.length).toBeLessThanOrEqual(300)
  await get(site, '/nyheder')
  const report = new URLSearchParams({ p: '/nyheder', r: 'https://bibliotek.dk/a' })
  await get(site, `/laest?${report}`)
  for (const refusal of ['DNT', 'Sec-GPC']) {
    await get(site, `/laest?${report}`, { [refusal]: '1' })
  }
  for (const path of ['/admin', 'javascript:alert(1)', `/${'a'.repeat(3000)}`]) {
    await get(site, `/laest?${new URLSearchParams({ p: path, r: 'x' })}`)
  }
  await site.restart(async () => {})
  expect(sumsOf(site)).toEqual({ 'page /nyheder': 1, 'from bibliotek.dk': 1, visit: 1 })
})

test('a crash loses at most a minute', { tags: 'all' }, async () => {
  const site = await countingSite('readers')
  await get(site, '/nyheder')
  await eventually(async () => expect(sumsOf(site)).toMatchObject({ 'page /nyheder': 1 }), 60)
  await site.kill()
  expect(sumsOf(site)).toMatchObject({ 'page /nyheder': 1, visit: 1 })
})
