import { expect, test } from 'vitest'
import { encodeResponse } from './encoded-response'
import { PageCache } from './page-cache'

const page = encodeResponse(200, ['Content-Type', 'text/html'], Buffer.from('hej'))

function cacheAt(start: string) {
  const clock = { instant: new Date(start), now: () => clock.instant }
  return { clock, cache: new PageCache(clock) }
}

test('a page is cached until something visible changes', () => {
  const { cache } = cacheAt('2026-11-21T09:00:00Z')
  cache.set('/nyheder', page, cache.generation)
  expect(cache.get('/nyheder')).toBe(page)
  cache.clear()
  expect(cache.get('/nyheder')).toBeUndefined()
})

test('a page overtaken by a change while it was rendered is not cached', () => {
  const { cache } = cacheAt('2026-11-21T09:00:00Z')
  const { generation } = cache
  cache.clear()
  cache.set('/nyheder', page, generation)
  expect(cache.get('/nyheder')).toBeUndefined()
})

test('cached pages expire at midnight in Copenhagen', () => {
  const { cache, clock } = cacheAt('2026-11-21T22:59:59Z')
  cache.set('/kalender', page, cache.generation)
  expect(cache.get('/kalender')).toBe(page)
  clock.instant = new Date('2026-11-21T23:00:00Z')
  expect(cache.get('/kalender')).toBeUndefined()
  cache.set('/kalender', page, cache.generation)
  clock.instant = new Date('2026-11-22T22:59:59Z')
  expect(cache.get('/kalender')).toBe(page)
  clock.instant = new Date('2026-11-22T23:00:00Z')
  expect(cache.get('/kalender')).toBeUndefined()
})

test('a page is cached only under its own URL, with the parameters that it reads', () => {
  const { cache } = cacheAt('2026-11-21T09:00:00Z')
  const isKept = (url: string, address?: string) => {
    cache.set(url, page, cache.generation, address)
    return cache.get(url) !== undefined
  }
  for (const url of ['/', '/nyheder', '/nyheder.data', '/foredrag/salmen-paa-natbordet']) {
    expect(isKept(url), url).toBe(true)
  }
  expect(isKept('/nyheder?side=2', '/nyheder?side=2')).toBe(true)
  expect(isKept('/nyheder.data?side=2', '/nyheder?side=2')).toBe(true)
  for (const url of ['/nyheder?', '/nyheder?side=1', '/nyheder?x=1', '/nyheder?side=2&side=3']) {
    expect(isKept(url, '/nyheder'), url).toBe(false)
    expect(isKept(url), url).toBe(false)
  }
  const long = `/${'a'.repeat(200)}`
  for (const url of ['/Nyheder', '/nyheder/', '//nyheder', '/%6eyheder', '/n?a=1?b=2', long]) {
    expect(isKept(url, url), url).toBe(false)
  }
})

test('the oldest pages are evicted when the cache is full', () => {
  const clock = { now: () => new Date('2026-11-21T09:00:00Z') }
  const large = encodeResponse(200, ['Content-Type', 'text/html'], Buffer.alloc(100_000))
  const cache = new PageCache(clock, undefined, 1_000_000)
  const kept = () =>
    Array.from({ length: 20 }, (_, number) => `/foredrag/${number}`).filter((url) => cache.get(url))
  for (let number = 0; number < 20; number++) {
    cache.set(`/foredrag/${number}`, large, cache.generation)
    cache.set('/foredrag/0', large, cache.generation)
  }
  expect(kept()).toEqual(['/foredrag/0', '/foredrag/17', '/foredrag/18', '/foredrag/19'])
  cache.set('/alt', encodeResponse(200, [], Buffer.alloc(2_000_000)), cache.generation)
  expect(cache.get('/alt')).toBeUndefined()
})

test('cached pages expire at the next publication time', () => {
  const clock = { instant: new Date('2026-11-21T09:00:00Z'), now: () => clock.instant }
  const publications = { next: Date.parse('2026-11-21T09:30:00Z') }
  const cache = new PageCache(clock, publications)
  cache.set('/nyheder', page, cache.generation)
  clock.instant = new Date('2026-11-21T09:29:59Z')
  expect(cache.get('/nyheder')).toBe(page)
  const { generation } = cache
  clock.instant = new Date('2026-11-21T09:30:00Z')
  expect(cache.get('/nyheder')).toBeUndefined()
  cache.set('/nyheder', page, generation)
  expect(cache.get('/nyheder')).toBeUndefined()
  publications.next = Number.POSITIVE_INFINITY
  cache.set('/nyheder', page, cache.generation)
  expect(cache.get('/nyheder')).toBe(page)
})
