import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { alwaysPublic } from '~/domain/publishing/publication'
import { listQueryOf } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { letterAt, letterPage, listLetters } from './letters.server'

const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}T20:00:00.000Z`

async function addLetter(
  { db }: Backend,
  id: string,
  { written, sent }: { written: number; sent: number | null },
  fields: object = {},
) {
  await db
    .insertInto('letters')
    .values({
      id,
      slug: id,
      title: id,
      content: `<p>Brevet ${id}</p>`,
      revision: 1,
      has_page: 1,
      created_at: november(written),
      updated_at: november(written),
      published_at: sent === null ? null : november(sent),
      ...fields,
    })
    .execute()
}

databaseTest('letters are listed by the time at which they were sent', async ({ backend, at }) => {
  await addLetter(backend, 'early', { written: 3, sent: 9 }, { summary: 'Det korte' })
  await addLetter(backend, 'now', { written: 7, sent: 7 }, { published_at: alwaysPublic })
  await addLetter(backend, 'late', { written: 1, sent: 25 })
  await addLetter(backend, 'draft', { written: 5, sent: null })
  await addLetter(backend, 'mail-only', { written: 6, sent: 6 }, { has_page: 0 })
  const { items } = await letterPage(backend, 1)
  expect(items.map(({ id, date, summary }) => [id, date, summary])).toEqual([
    ['early', '2026-11-09', 'Det korte'],
    ['now', '2026-11-07', 'Brevet now'],
  ])
  const after = await letterPage(at('2026-11-26T09:00:00Z'), 1)
  expect(after.items.map(({ id }) => id)).toEqual(['late', 'early', 'now'])
  expect(await letterAt(backend, 'now')).toMatchObject({
    letter: { dateText: '7. november 2026', content: '<p>Brevet now</p>' },
  })
  for (const hidden of ['late', 'draft', 'mail-only', 'none'])
    expect(await letterAt(backend, hidden), hidden).toBeUndefined()

  const listed = await listLetters(backend)
  const drafts = listed.items.find(({ id }) => id === 'draft')
  expect(listed.items.map(({ id }) => id).sort()).toEqual([
    'draft',
    'early',
    'late',
    'mail-only',
    'now',
  ])
  expect(drafts?.dateText).toBe('5. november 2026')
  const found = await listLetters(backend, listQueryOf({ url: 'https://a/?q=LATE' }))
  expect(found.items.map(({ id }) => id)).toEqual(['late'])
})
