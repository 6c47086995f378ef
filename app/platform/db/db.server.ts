import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { ConfigError, type Env } from '~/platform/runtime/env.server'
import { isUnreachable, messageOf, UnreachableError } from '~/platform/runtime/fault'
import type { Schema } from './schema'
import type { RowsSnapshot } from './snapshot-of-rows'

/** The database handle. Inside a transaction, use only the transaction's handle. */
export type Database = Kysely<Schema>

type LockName = 'start' | 'sweep'

export type WithLock = <T>(name: LockName, work: () => Promise<T>) => Promise<T>

export interface OpenDatabase {
  db: Database
  snapshot(): Promise<RowsSnapshot>
  /** The result of SQLite's integrity check, if damaged. PostgreSQL has none. */
  damage(): Promise<string | undefined>
  tryBackupLock<T>(work: () => Promise<T>): Promise<{ result: T } | undefined>
  withLock: WithLock
}

/** @throws UnreachableError when PostgreSQL does not answer; ConfigError for any other fault */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  options: { createIfMissing?: boolean } = {},
): Promise<OpenDatabase> {
  if (env.databaseUrl === undefined) {
    return openSqlite(env.dataDir, options)
  }
  const { postgresDialect } = await import('./postgres.server')
  const db = new Kysely<Schema>({ dialect: postgresDialect(env.databaseUrl) })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    if (isUnreachable(error)) {
      throw new UnreachableError(`DATABASE_URL cannot be reached: ${messageOf(error)}`)
    }
    throw new ConfigError(`DATABASE_URL cannot be used: ${messageOf(error)}`)
  }
  return {
    db,
    async snapshot() {
      const { postgresSnapshot } = await import('./postgres-snapshot.server')
      return postgresSnapshot(db)
    },
    damage: async () => undefined,
    tryBackupLock: (work) => tryPostgresLock(db, locks.backup, work),
    withLock: (name, work) => waitForPostgresLock(db, locks[name], work),
  }
}

async function openSqlite(
  dataDir: string,
  options: { createIfMissing?: boolean },
): Promise<OpenDatabase> {
  const { sqliteDialect } = await import('./sqlite.server')
  const snapshots = () => import('./sqlite-snapshot.server')
  return {
    db: new Kysely({ dialect: sqliteDialect(dataDir, options) }),
    snapshot: async () => (await snapshots()).sqliteSnapshot(dataDir),
    damage: async () => (await snapshots()).sqliteDamage(dataDir),
    tryBackupLock: async (work) => (await snapshots()).tryFolderLock(dataDir, work),
    // Only one process may use DATA_DIR.
    withLock: (_name, work) => work(),
  }
}

const locks: Record<LockName | 'backup', number> = {
  backup: 7260112,
  start: 7260113,
  sweep: 7260114,
}
const retryMs = 200

/** In a transaction, so that the lock ends with the process, also behind a connection pooler. */
async function tryPostgresLock<T>(
  db: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(lock)}) as locked`.execute(tx)
    return rows[0]?.locked ? { result: await work() } : undefined
  })
}

/** Polls, because a waiting statement would exceed the time limit of statements. */
async function waitForPostgresLock<T>(
  db: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const locked = await tryPostgresLock(db, lock, work)
    if (locked) return locked.result
    await pause(retryMs)
  }
}
