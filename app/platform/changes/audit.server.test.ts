import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { recordAudit, recordRefusal } from './audit.server'

databaseTest(
  'refusals of an account within an hour are one entry, which counts them',
  async (at) => {
    const refused = (instant: string, id = 'a') =>
      recordRefusal(at.at(instant), { id }, { action: 'invalid', noun: 'session' })
    await refused('2026-11-21T09:00:00Z')
    await refused('2026-11-21T09:59:59Z')
    await refused('2026-11-21T10:00:00Z')
    await refused('2026-11-21T10:00:00Z', 'another')
    const entries = await at.backend.db
      .selectFrom('audit_log')
      .select(['at', 'admin_id', 'summary'])
      .orderBy('at')
      .orderBy('admin_id')
      .execute()
    expect(entries).toEqual([
      { at: '2026-11-21T09:59:59.000Z', admin_id: 'a', summary: '2' },
      { at: '2026-11-21T10:00:00.000Z', admin_id: 'a', summary: '1' },
      { at: '2026-11-21T10:00:00.000Z', admin_id: 'another', summary: '1' },
    ])
  },
)

databaseTest('an entry contains at most two hundred letters of a name', async ({ backend }) => {
  const summary = 'a'.repeat(201)
  await recordAudit(backend, { id: 'a' }, { action: 'insert', noun: 'news', rowId: 'b', summary })
  const entry = await backend.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ row_id: 'b', summary: 'a'.repeat(200) })
})
