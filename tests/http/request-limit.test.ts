import { expect, onTestFinished, test } from 'vitest'
import {
  addAccountWithoutProfile,
  inDatabase,
  signIn,
  startAdminSite,
} from '#tests/support/admin-site'
import { from, openStream } from '#tests/support/live-stream'

async function openSite() {
  const site = await startAdminSite({ REQUESTS_PER_SECOND: '1', TRUSTED_PROXIES: '127.0.0.1' })
  onTestFinished(() => site.stop())
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers })
  return { site, get }
}

const maxRequests = 2000

/**
 * Sends requests until one is refused.
 * @throws Error if none is, even on a machine that is slower than the limit
 */
async function untilRefused(ask: () => Promise<Response>): Promise<Response> {
  for (let sent = 0; sent < maxRequests; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return refused
  }
  throw new Error(`none of ${maxRequests} requests was refused`)
}

test('only a client that requests too many uncached pages has to wait', async () => {
  const { site, get } = await openSite()
  const cookie = await signIn(site)
  expect((await get('/nyheder')).status).toBe(200)
  const flood = { 'X-Forwarded-For': '203.0.113.7' }
  let missing = 0
  await untilRefused(async () => {
    missing += 1
    return get(`/findes-ikke-${missing}`, flood)
  })
  expect(missing).toBeGreaterThan(30)
  const refused = await untilRefused(() => get('/soeg?q=a', flood))
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await refused.text()).toMatch(/^Der kommer for mange forespørgsler herfra/)
  expect((await get('/nyheder', flood)).status).toBe(200)
  expect((await get('/favicon.svg', flood)).status).toBe(200)
  expect((await get('/soeg?q=a', { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200)
  const author = { 'X-Forwarded-For': '203.0.113.9', Cookie: cookie }
  for (let number = 0; number < 40; number++) {
    expect((await get(number % 2 ? '/admin/nyheder' : '/kontakt', author)).status).toBe(200)
  }
  // Others at the same IP do not stop the author.
  await untilRefused(() => get('/soeg?q=a', flood))
  expect((await get('/admin/nyheder', { ...flood, Cookie: cookie })).status).toBe(200)
  const pretended = { ...flood, Cookie: 'skrivestue=invented.session' }
  await untilRefused(async () => {
    const answer = await get('/admin/nyheder', pretended)
    expect(answer.status).not.toBe(200)
    return answer
  })
})

test('generated answers count towards the limit', async () => {
  const { get } = await openSite()
  const flood = { 'X-Forwarded-For': '203.0.113.7' }
  for (const generated of [
    '/ikon/fjord-anker.png',
    '/admin/log-ind/adgangsnoegle',
    '/nyheder/feed.xml',
  ]) {
    const refused = await untilRefused(() => get(generated, flood))
    expect(refused.status, generated).toBe(429)
  }
})

test('others at her IP stop neither the pages nor the event streams of the author', async () => {
  const { site, get } = await openSite()
  const others = from('203.0.113.7')
  const author = { ...others, Cookie: await signIn(site) }
  const statusesOf = async (count: number, headers: Record<string, string>) => {
    const streams = await Promise.all(
      Array.from({ length: count }, () => openStream(site, headers)),
    )
    return streams.map(({ answer }) => answer.statusCode)
  }
  expect(await statusesOf(21, others)).toContain(429)
  expect(await statusesOf(2, author)).toEqual([200, 200])
  // At another IP, where no stream is open, the limit of requests is reached.
  const flood = from('203.0.113.8')
  await untilRefused(() => get('/soeg?q=a', flood))
  const authorInFlood = { ...flood, Cookie: author.Cookie }
  expect(await statusesOf(9, authorInFlood)).toEqual(Array(9).fill(200))
  expect((await get('/admin/nyheder', authorInFlood)).status).toBe(200)

  const { id } = addAccountWithoutProfile(site)
  inDatabase(site, (db) => db.prepare('update sessions set user_id = ?').run(id))
  expect((await untilRefused(() => get('/soeg?q=a', authorInFlood))).status).toBe(429)
  expect(await statusesOf(2, author)).toEqual([429, 429])
})
