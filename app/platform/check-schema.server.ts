import { Kysely } from 'kysely'
import type { Clock } from './clock'
import type { Database, OpenDatabase } from './db.server'
import { ConfigError } from './env.server'
import { migrate } from './migrations.server'
import type { Schema } from './schema'

/**
 * Compares the tables and columns of the database with those that the migrations make of nothing.
 * @throws ConfigError when one is missing, whatever the ledger of migrations says.
 */
export async function checkSchema({ db }: OpenDatabase, clock: Clock): Promise<void> {
  const present = await columnsOf(db)
  for (const [table, columns] of await expectedColumns(clock)) {
    const found = present.get(table)
    const missing = found ? [...columns].find((column) => !found.has(column)) : ''
    if (missing === undefined) continue
    const what = missing ? `column ${missing} of the table ${table}` : `table ${table}`
    throw new ConfigError(`The database lacks the ${what}: restore a backup`)
  }
}

async function expectedColumns(clock: Clock) {
  const { memoryDialect } = await import('./sqlite.server')
  const db = new Kysely<Schema>({ dialect: memoryDialect() })
  try {
    await migrate({ db, engine: 'sqlite' }, clock)
    return await columnsOf(db)
  } finally {
    await db.destroy()
  }
}

async function columnsOf(db: Database): Promise<Map<string, Set<string>>> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  )
}
