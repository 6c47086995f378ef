import { expect, test } from 'vitest'
import { encodeResponse } from './encoded-response'
import { PageCache } from './page-cache'

const page = encodeResponse(200, ['Content-Type', 'text/html'], Buffer.from('hej'))

function cacheAt(start: string) {
  const clock = { instant: new Date(start), now: () => clock.instant }
  return { clock, cache: new PageCache(clock) }
}

test('a page is kept until something visible changes', () => {
  const { cache } = cacheAt('2026-11-21T09:00:00Z')
  cache.keep('/nyheder', page, cache.generation)
  expect(cache.get('/nyheder')).toBe(page)
  cache.clear()
  expect(cache.get('/nyheder')).toBeUndefined()
})

test('a page that was overtaken by a change while it was made is not kept', () => {
  const { cache } = cacheAt('2026-11-21T09:00:00Z')
  const { generation } = cache
  cache.clear()
  cache.keep('/nyheder', page, generation)
  expect(cache.get('/nyheder')).toBeUndefined()
})

test('a page is not kept past midnight in Copenhagen', () => {
  const { cache, clock } = cacheAt('2026-11-21T22:59:59Z')
  cache.keep('/kalender', page, cache.generation)
  expect(cache.get('/kalender')).toBe(page)
  clock.instant = new Date('2026-11-21T23:00:00Z')
  expect(cache.get('/kalender')).toBeUndefined()
})

test('a URL with a parameter that no page reads is not kept', () => {
  const { cache } = cacheAt('2026-11-21T09:00:00Z')
  cache.keep('/nyheder?x=1', page, cache.generation)
  cache.keep('/nyheder?side=2', page, cache.generation)
  expect(cache.get('/nyheder?x=1')).toBeUndefined()
  expect(cache.get('/nyheder?side=2')).toBe(page)
})

test('the oldest page gives way when there are too many', () => {
  const { cache } = cacheAt('2026-11-21T09:00:00Z')
  for (let number = 0; number <= 1000; number++) {
    cache.keep(`/foredrag/${number}`, page, cache.generation)
  }
  expect(cache.get('/foredrag/0')).toBeUndefined()
  expect(cache.get('/foredrag/1000')).toBe(page)
})
