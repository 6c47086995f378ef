import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { alwaysPublic, publishedAt } from './publication'

const before = { published_at: '2026-11-01T10:00:00.000Z' }

databaseTest('a public row stays as it is', ({ backend }) => {
  expect(publishedAt(backend, { state: 'published' }, before)).toBe(before.published_at)
  expect(publishedAt(backend, undefined, before)).toBe(before.published_at)
  expect(publishedAt(backend, { state: 'draft' }, before)).toBeNull()
})

databaseTest('publishing at once does not depend on the clock', ({ backend }) => {
  const draft = { published_at: null }
  expect(publishedAt(backend, { state: 'published' }, draft)).toBe(alwaysPublic)
  expect(publishedAt(backend, undefined, draft)).toBeNull()
  expect(publishedAt(backend, undefined, undefined)).toBe(alwaysPublic)
  const waiting = { published_at: '2026-12-01T10:00:00.000Z' }
  expect(publishedAt(backend, { state: 'published' }, waiting)).toBe(alwaysPublic)
})

databaseTest('a past time is rejected, unless it is the stored one', ({ backend }) => {
  const past = { state: 'scheduled', at: '2026-11-21T08:00:00.000Z' } as const
  expect(() => publishedAt(backend, past, before)).toThrow('past (publish_time)')
  expect(publishedAt(backend, past, { published_at: past.at })).toBe(past.at)
})
