import { ConfigError } from '~/platform/runtime/env.server'
import type { Database } from './db.server'
import { columnsAfter } from './migrations.server'

/** @throws ConfigError when a part is missing, even if the migration ledger is complete */
export async function checkSchema(db: Database): Promise<void> {
  const tables = await columnsOf(db)
  for (const [table, expected] of columnsAfter()) {
    const columns = tables.get(table)
    const missing = columns ? expected.find((column) => !columns.includes(column)) : ''
    if (missing === undefined) continue
    const missingPart = missing ? `column ${missing} of the table ${table}` : `table ${table}`
    throw new ConfigError(`The database lacks the ${missingPart}: restore a backup`)
  }
}

export async function columnsOf(db: Database): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}
