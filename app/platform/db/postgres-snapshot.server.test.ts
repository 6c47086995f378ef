import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'

test('the rows of a backup are in the order of their bytes in any language of the database', async () => {
  const { backend, database } = await openDatabaseTest('postgres')
  const write = await openWriter(backend)
  for (const id of ['a', 'B', 'aa', 'ø']) {
    const { id: added } = await write.news(id)
    await backend.db.updateTable('news').set({ id }).where('id', '=', added).execute()
  }
  await sql`alter table news alter column id type text collate "da-x-icu"`.execute(backend.db)
  const snapshot = await database.snapshot()
  try {
    const table = snapshot.tables.find(({ name }) => name === 'news')
    if (!table) throw new Error('no table news')
    const ids: unknown[] = []
    for await (const { id } of snapshot.rows(table)) ids.push(id)
    expect(ids).toEqual(['B', 'a', 'aa', 'ø'])
  } finally {
    await snapshot.close()
  }
})
