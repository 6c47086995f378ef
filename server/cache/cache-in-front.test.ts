import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { html, serve } from '#tests/support/page-server'
import { stopwatch } from '~/platform/runtime/clock'
import { editionOf, purgeCacheInFront } from './cache-in-front'

/** A cache that answers purges with the given statuses, then with 200. */
async function cacheWith(statuses: number[]) {
  const purges: { request: IncomingMessage; at: number }[] = []
  const seconds = stopwatch()
  const server = createServer((request, response) => {
    purges.push({ request, at: seconds() })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const purge = { url: `http://127.0.0.1:${port}/`, method: 'PURGE', header: { 'X-Token': 'a' } }
  return { purge, purges }
}

databaseTest(
  'a start and each change purge the key twice, at most five times a second',
  async ({ backend }) => {
    const { purge, purges } = await cacheWith([])
    const stop = purgeCacheInFront({ purge }, backend)
    onTestFinished(stop)
    await expect.poll(() => purges.length).toBe(2)
    expect(purges[0]?.request).toMatchObject({
      method: 'PURGE',
      headers: { 'surrogate-key': 'skrivestue', 'x-token': 'a' },
    })
    for (let version = 1; version <= 20; version++) backend.live.publish({ version })
    await expect.poll(() => purges.length).toBe(4)
    const times = purges.map(({ at }) => at)
    for (const [index, at] of times.slice(1).entries()) {
      expect(at - (times[index] ?? 0)).toBeGreaterThan(0.15)
    }
  },
)

databaseTest(
  'a purge names the edition, which may be lower after a start and with another database',
  async ({ backend }) => {
    const { purge, purges } = await cacheWith([])
    const stop = purgeCacheInFront({ purge }, backend)
    onTestFinished(stop)
    const last = () => {
      const { headers } = purges.at(-1)?.request ?? {}
      return [Number(headers?.['surrogate-version']) % 1e9, headers?.['surrogate-reset']]
    }
    await expect.poll(() => purges.length).toBe(2)
    expect(last()).toEqual([backend.live.version, '1'])
    backend.live.publish({ version: 20 })
    await expect.poll(() => purges.length).toBe(4)
    expect(last()).toEqual([20, undefined])
    backend.live.publish({ version: 12, reset: true })
    await expect.poll(() => purges.length).toBe(6)
    expect(last()).toEqual([12, '1'])
  },
)

databaseTest('each change and each day has a higher edition', ({ backend }) => {
  const at = (instant: string) =>
    editionOf({ purge }, { ...backend, clock: { now: () => new Date(instant) } }) ?? 0
  const purge = { url: 'http://127.0.0.1:9/', method: 'PURGE', header: undefined }
  const today = at('2026-11-28T22:59:59Z')
  backend.live.publish({ version: backend.live.version + 1 })
  expect(at('2026-11-28T22:59:59Z')).toBe(today + 1)
  expect(at('2026-11-28T23:00:00Z')).toBeGreaterThan(today + 1000)
})

databaseTest(
  'a purge is tried again until it succeeds, and the log says so once',
  async ({ backend, logged }) => {
    const { purge, purges } = await cacheWith([503, 503])
    const stop = purgeCacheInFront({ purge }, backend)
    onTestFinished(stop)
    await expect.poll(() => purges.length).toBe(4)
    // Only purges that succeeded count as those after a start.
    const resets = purges.map(({ request }) => request.headers['surrogate-reset'])
    expect(resets).toEqual(['1', '1', '1', '1'])
    const lines = () => logged.filter(({ msg }) => `${msg}`.startsWith('the cache in front'))
    expect(lines()).toMatchObject([
      { level: 50, msg: 'the cache in front could not be purged' },
      { level: 30, msg: 'the cache in front was purged' },
    ])
  },
)

databaseTest('after its end nothing is purged', async ({ backend }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { purge, purges } = await cacheWith([])
  const stop = purgeCacheInFront({ purge }, backend)
  await expect.poll(() => purges.length).toBe(2)
  await stop()
  expect(vi.getTimerCount()).toBe(0)
  const send = vi.spyOn(globalThis, 'fetch')
  backend.live.publish({ version: 20 })
  expect(send).not.toHaveBeenCalled()
})

databaseTest('the key is purged at midnight', async ({ backend }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { purge, purges } = await cacheWith([])
  let now = new Date('2026-11-28T22:59:50Z')
  const stop = purgeCacheInFront({ purge }, { ...backend, clock: { now: () => now } })
  onTestFinished(stop)
  await expect.poll(() => purges.length).toBe(2)
  now = new Date('2026-11-28T23:00:00Z')
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => purges.length).toBe(4)
})

const purgedSite = { PURGE_URL: 'http://127.0.0.1:9/' }

test('only public pages are for a shared cache, and only with a cache in front', async () => {
  const page = async (path: string) =>
    new Response('x', { status: path === '/findes-ikke' ? 404 : 200, headers: html })
  const ofVisitors = await serve(page, {}, purgedSite)
  const shared = async (site: typeof ofVisitors, path: string, headers = {}, method = 'GET') => {
    const answer = await site.get(path, headers, method)
    return [answer.headers.get('Cache-Control'), answer.headers.get('Surrogate-Key')]
  }
  const forCaches =
    'public, max-age=0, s-maxage=86400, stale-while-revalidate=1, stale-if-error=86400'
  for (const time of ['rendered', 'cached']) {
    expect(await shared(ofVisitors, '/nyheder'), time).toEqual([forCaches, 'skrivestue'])
  }
  const fromOurPage = { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': '0' }
  for (const [path, headers, method] of [
    ['/nyheder', { Cookie: 'skrivestue=token' }],
    ['/nyheder?q=fjord'],
    ['/findes-ikke'],
    ['/kontakt', fromOurPage, 'POST'],
  ] as const) {
    const [control, key] = await shared(ofVisitors, path, headers, method)
    expect([control === 'no-cache' || control === 'private, no-store', key], path).toEqual([
      true,
      null,
    ])
  }
  const [control, key] = await shared(
    await serve(page, { isPrivate: true }, purgedSite),
    '/nyheder',
  )
  expect([control, key]).toEqual(['private, no-store', null])
  expect(await shared(await serve(page), '/nyheder')).toEqual(['no-cache', null])
})

test('a shared page names the edition of its request, which does not change its ETag', async () => {
  const page = async () => new Response('x', { headers: html })
  const { backend, get } = await serve(page, {}, purgedSite)
  const headersOf = async (headers = {}) => {
    const answer = await get('/nyheder', headers)
    return [
      answer.status,
      Number(answer.headers.get('Surrogate-Version')),
      answer.headers.get('ETag'),
    ]
  }
  const [, edition, etag] = await headersOf()
  expect(await headersOf()).toEqual([200, edition, etag])
  backend.live.publish({ version: backend.live.version + 1 })
  expect(await headersOf()).toEqual([200, Number(edition) + 1, etag])
  expect(await headersOf({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).toEqual([
    304,
    Number(edition) + 1,
    etag,
  ])
})

test('a page rendered during a save is shown by a shared cache only while the site does not answer', async () => {
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const { backend, get } = await serve(
    async () => {
      begun.resolve()
      await finished.promise
      return new Response('old', { headers: html })
    },
    {},
    purgedSite,
  )
  const overtaken = get('/nyheder')
  await begun.promise
  const { version } = backend.live
  backend.live.publish({ nouns: ['news'], version: version + 1 })
  finished.resolve()
  const { headers } = await overtaken
  expect(headers.get('Cache-Control')).toContain('s-maxage=0, ')
  expect(headers.get('Surrogate-Key')).toBe('skrivestue')
  expect(Number(headers.get('Surrogate-Version')) % 1e9).toBe(version)
})
