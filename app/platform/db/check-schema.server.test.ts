import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { columnsOf } from './check-schema.server'

databaseTest('columns.txt matches the schema that the migrations create', async (test) => {
  const columns = await columnsOf(test.opened.db)
  const lines = [...columns].map(([table, names]) => `${[table, ...names.sort()].join(' ')}\n`)
  await expect(lines.sort().join('')).toMatchFileSnapshot('./columns.txt')
})
