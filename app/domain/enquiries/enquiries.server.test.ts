import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { emptyQuery } from '~/http/listing'
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
  expect(names(await enquiriesIn(backend, 'new'))).toEqual(['22', '21', '20'])
  const { items } = await listEnquiries(backend, 'new', emptyQuery)
  expect(names(items)).toEqual(['22', '21', '20'])
  expect(names(await newEnquiries(backend, 2))).toEqual(['22', '21'])
})
