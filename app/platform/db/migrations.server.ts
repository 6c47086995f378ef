import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '~/platform/runtime/clock'
import { ConfigError } from '~/platform/runtime/env.server'
import type { Database, OpenDatabase } from './db.server'
import type { Schema } from './schema'
import { type ColumnInfo, tablesOf } from './snapshot-of-rows'

interface Migration {
  name: string
  script: string
  checksum: string
}

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

type Ledger = Schema & { schema_migrations: { name: string; checksum: string; applied_at: string } }

const migrationFiles = import.meta.glob<string>('../../../db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const migrations: Migration[] = Object.entries(migrationFiles)
  .map(([path, script]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    script,
    checksum: createHash('sha256').update(script).digest('hex'),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

export const siteTables: readonly string[] = [
  'schema_migrations',
  ...migrations.flatMap(({ script }) =>
    [...script.matchAll(/^create table (\w+)/gim)].map(([, name]) => name as string),
  ),
]

/**
 * In one transaction. Call it in `OpenDatabase.withLock`, so that processes migrate one by one.
 * @param beforeUpgrade runs before a database in use is changed, which its failure prevents
 * @throws ConfigError when the database comes from a newer or altered version of the program
 */
export async function migrate(
  { db }: Pick<OpenDatabase, 'db'>,
  clock: Clock,
  beforeUpgrade: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await (db as unknown as Kysely<Ledger>).transaction().execute(async (tx) => {
    const applied = await openLedger(tx)
    refuseUnknownMigrations(applied)
    const appliedNames = new Set(applied.map(({ name }) => name))
    const pending = migrations.filter(({ name }) => !appliedNames.has(name))
    if (applied.length > 0 && pending.length > 0) await beforeUpgrade()
    for (const migration of pending) await apply(tx, migration, clock)
  })
}

export async function pendingMigrations(db: Database): Promise<string[]> {
  const ledger = db as unknown as Kysely<Ledger>
  const applied = await ledger.selectFrom('schema_migrations').select('name').execute()
  const names = new Set(applied.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !names.has(name))
}

/** Requires a transaction, and a database without our tables. */
export async function rebuildSchema(
  db: Database,
  applied: readonly AppliedMigration[],
  clock: Clock,
  insertRows: () => Promise<void>,
): Promise<void> {
  const tx = db as unknown as Kysely<Ledger>
  refuseUnknownMigrations(applied)
  await openLedger(tx)
  const appliedNames = new Set(applied.map(({ name }) => name))
  for (const migration of migrations.filter(({ name }) => appliedNames.has(name))) {
    await apply(tx, migration, clock)
  }
  await insertRows()
  for (const migration of migrations.filter(({ name }) => !appliedNames.has(name))) {
    await apply(tx, migration, clock)
  }
}

export function columnsAfter(applied: readonly AppliedMigration[] = migrations) {
  const names = new Set(applied.map(({ name }) => name))
  using database = new DatabaseSync(':memory:')
  for (const { name, script } of migrations) if (names.has(name)) database.exec(script)
  return new Map(
    tablesOf(siteTables, sqliteColumns(database)).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name),
    ]),
  )
}

export function sqliteColumns(database: DatabaseSync): ColumnInfo[] {
  const query = `select t.name as "table", c.name, c.type, c."notnull" = 0 and c.pk = 0 as nullable,
      c.pk as place
    from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' order by t.name, c.cid`
  return database.prepare(query).all() as unknown as ColumnInfo[]
}

async function openLedger(tx: Kysely<Ledger>) {
  await sql`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at text not null
  )`.execute(tx)
  return tx.selectFrom('schema_migrations').selectAll().orderBy('name').execute()
}

async function apply(tx: Kysely<Ledger>, { name, script, checksum }: Migration, clock: Clock) {
  for (const statement of statements(script)) await sql.raw(statement).execute(tx)
  const applied_at = clock.now().toISOString()
  await tx.insertInto('schema_migrations').values({ name, checksum, applied_at }).execute()
}

export function refuseUnknownMigrations(applied: readonly AppliedMigration[]): void {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known) {
      throw new ConfigError(
        `The database was last used by a newer version of the program (${name}): start that version`,
      )
    }
    if (known.checksum !== checksum) {
      throw new ConfigError(
        `The migration ${name} differs from the one this database was migrated with`,
      )
    }
  }
}

function statements(script: string): string[] {
  return script
    .split(/;[ \t]{0,9}$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '')
}
