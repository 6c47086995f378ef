import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Clock } from './clock'
import type { Engine, OpenDatabase } from './db.server'
import { ConfigError } from './env.server'
import type { Schema } from './schema'

interface Migration {
  name: string
  script: string
  checksum: string
}

type Ledger = Schema & { schema_migrations: { name: string; checksum: string; applied_at: string } }

const files = import.meta.glob<string>('../../db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const migrations: Migration[] = Object.entries(files)
  .map(([path, script]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    script,
    checksum: createHash('sha256').update(script).digest('hex'),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/**
 * Brings the database to the present schema: all outstanding migrations in one transaction.
 * @throws ConfigError when the database was made by a newer or an altered version of the program.
 */
export async function migrate({ db, engine }: OpenDatabase, clock: Clock): Promise<void> {
  await (db as unknown as Kysely<Ledger>).transaction().execute(async (tx) => {
    await lock(tx, engine)
    await sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at text not null
    )`.execute(tx)
    const applied = await tx.selectFrom('schema_migrations').selectAll().execute()
    refuseForeignHistory(applied)
    const done = new Set(applied.map(({ name }) => name))
    for (const { name, script, checksum } of migrations) {
      if (done.has(name)) continue
      for (const statement of statements(script)) await sql.raw(statement).execute(tx)
      const applied_at = clock.now().toISOString()
      await tx.insertInto('schema_migrations').values({ name, checksum, applied_at }).execute()
    }
  })
}

/** Several processes may start on one PostgreSQL at once; SQLite belongs to one process. */
async function lock(tx: Kysely<Ledger>, engine: Engine) {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7260111)`.execute(tx)
}

function refuseForeignHistory(applied: { name: string; checksum: string }[]) {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known) {
      throw new ConfigError(
        `The database was last used by a newer version of the program (${name}): start that version`,
      )
    }
    if (known.checksum !== checksum) {
      throw new ConfigError(`The migration ${name} is not the one this database was made with`)
    }
  }
}

function statements(script: string): string[] {
  return script
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '')
}
