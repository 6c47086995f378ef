import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { ConfigError, type Env } from '~/platform/runtime/env.server'
import { isUnreachable, UnreachableError } from '~/platform/runtime/fault'
import type { Schema } from './schema'
import type { RowsSnapshot } from './snapshot-of-rows'

/** The database handle. Inside a transaction, use only the transaction's handle. */
export type Database = Kysely<Schema>

/** Work that only one of several processes may do at a time. */
type Turn = 'start' | 'sweep'

/** Runs the work once no other process with this database does the same. */
export type InTurn = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

export interface OpenDatabase {
  db: Database
  /** A consistent read of all rows while others read and write. */
  snapshot(): Promise<RowsSnapshot>
  /** The result of SQLite's integrity check, if damaged. PostgreSQL has none. */
  damage(): Promise<string | undefined>
  /**
   * Runs the work, or returns undefined if another process with this database is doing the same.
   */
  alone<T>(work: () => Promise<T>): Promise<{ result: T } | undefined>
  inTurn: InTurn
}

/**
 * Opens PostgreSQL when DATABASE_URL names one, else SQLite in DATA_DIR.
 * @param createIfMissing see `sqliteDialect`
 * @throws UnreachableError when PostgreSQL does not answer; ConfigError when the database cannot be
 *   used
 */
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
      throw new UnreachableError(`DATABASE_URL cannot be reached: ${reason(error)}`)
    }
    throw new ConfigError(`DATABASE_URL cannot be used: ${reason(error)}`)
  }
  return {
    db,
    async snapshot() {
      const { postgresSnapshot } = await import('./postgres-snapshot.server')
      return postgresSnapshot(db)
    },
    damage: async () => undefined,
    alone: (work) => aloneOnPostgres(db, locks.backup, work),
    inTurn: (turn, work) => inTurnOnPostgres(db, locks[turn], work),
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
    alone: async (work) => (await snapshots()).aloneInFolder(dataDir, work),
    // DATA_DIR is one process's own.
    inTurn: (_turn, work) => work(),
  }
}

const locks: Record<Turn | 'backup', number> = { backup: 7260112, start: 7260113, sweep: 7260114 }
const tryAgainAfterMs = 200

/**
 * Holds the lock in a transaction of its own, so that it is also released when the process ends and
 * behind a connection pooler.
 */
async function aloneOnPostgres<T>(
  db: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(lock)}) as taken`.execute(tx)
    return rows[0]?.taken ? { result: await work() } : undefined
  })
}

/** Polls, because a waiting statement is cut off by the time limit. */
async function inTurnOnPostgres<T>(db: Database, lock: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await aloneOnPostgres(db, lock, work)
    if (done) return done.result
    await pause(tryAgainAfterMs)
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
