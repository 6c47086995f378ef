import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { columnsOf } from './check-schema.server'
import { columnsAfter } from './migrations.server'

databaseTest('both databases have the columns that a start expects', async ({ database }) => {
  const present = await columnsOf(database.db)
  present.delete('schema_migrations')
  expect(sorted(present)).toEqual(sorted(columnsAfter()))
})

function sorted(columns: ReadonlyMap<string, readonly string[]>) {
  return Object.fromEntries([...columns].map(([table, names]) => [table, names.toSorted()]))
}
