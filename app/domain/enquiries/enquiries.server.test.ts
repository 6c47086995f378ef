import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { emptyQuery } from '~/http/listing'
import { chunk } from '~/platform/runtime/chunk'
import { enquiriesIn, listEnquiries, newEnquiries } from './enquiries.server'

const blank = { revision: 1, note: '', reasons: '', subject: '', message: 'Hej' }

databaseTest('the newest enquiries come first on each screen', async ({ backend }) => {
  const rows = ['20', '22', '21'].map((day) => {
    const at = `2026-11-${day}T09:00:00.000Z`
    const own = { id: `a${day}`, name: day, email: 'bo@example.dk', state: 'new' as const }
    return { ...blank, ...own, created_at: at, updated_at: at }
  })
  await backend.db
    .insertInto('enquiries')
    .values(rows as never)
    .execute()
  const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)
  for await (const part of enquiriesIn(backend, 'new'))
    expect(names(part)).toEqual(['22', '21', '20'])
  const { items } = await listEnquiries(backend, 'new', emptyQuery)
  expect(names(items)).toEqual(['22', '21', '20'])
  expect(names(await newEnquiries(backend, 2))).toEqual(['22', '21'])
})

databaseTest('all enquiries are read in parts, each once and in order', async ({ backend }) => {
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 3))).toISOString()
  const rows = Array.from({ length: 1201 }, (_, n) => {
    const own = { id: `e${n}`, name: 'Bo', email: 'bo@example.dk', state: 'new' as const }
    return { ...blank, ...own, created_at: at(n), updated_at: at(n) }
  })
  for (const some of chunk(rows, 100))
    await backend.db
      .insertInto('enquiries')
      .values(some as never)
      .execute()
  const lengths: number[] = []
  const read: { id: string; created_at: string }[] = []
  for await (const part of enquiriesIn(backend, 'new')) {
    lengths.push(part.length)
    read.push(...part)
  }
  expect(lengths).toEqual([500, 500, 201])
  expect(new Set(read.map(({ id }) => id)).size).toBe(1201)
  const times = read.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
})
