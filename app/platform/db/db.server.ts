import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { ConfigError, type Env } from '~/platform/runtime/env.server'
import { isUnreachable, UnreachableError } from '~/platform/runtime/unreachable'
import type { Schema } from './schema'
import type { RowsSnapshot } from './snapshot-of-rows'

/** The one database handle. Inside a transaction only the transaction's own may be used. */
export type Database = Kysely<Schema>

/** The two engines differ in how a migration is locked and its file is run; nowhere else. */
export type Engine = 'sqlite' | 'postgres'

/** What only one of several processes that use a database may do at a time. */
type Turn = 'start' | 'sweep'

/** Runs the work once no other process that uses this database does the same. */
export type InTurn = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

export interface OpenDatabase {
  db: Database
  engine: Engine
  /** All rows as they are at this instant, beside whatever is read and written meanwhile. */
  snapshot(): Promise<RowsSnapshot>
  /** What is wrong with the database, where it can be asked. PostgreSQL looks after itself. */
  damage(): Promise<string | undefined>
  /**
   * Runs the work unless somebody else who uses this database does the same at present; undefined
   * then.
   */
  alone<T>(work: () => Promise<T>): Promise<{ result: T } | undefined>
  inTurn: InTurn
}

/**
 * Opens PostgreSQL when DATABASE_URL names one, else SQLite in DATA_DIR.
 * @param mayBeNew see `sqliteDialect`
 * @throws UnreachableError when PostgreSQL does not answer; ConfigError when the database is not one
 *   that can be used.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  options: { mayBeNew?: boolean } = {},
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
    engine: 'postgres',
    async snapshot() {
      const { postgresSnapshot } = await import('./postgres-snapshot.server')
      return postgresSnapshot(db)
    },
    damage: async () => undefined,
    alone: (work) => aloneOnPostgres(db, work),
    inTurn: (turn, work) => inTurnOnPostgres(db, locks[turn], work),
  }
}

async function openSqlite(dataDir: string, options: { mayBeNew?: boolean }): Promise<OpenDatabase> {
  const { sqliteDialect } = await import('./sqlite.server')
  const beside = () => import('./sqlite-snapshot.server')
  return {
    db: new Kysely({ dialect: sqliteDialect(dataDir, options) }),
    engine: 'sqlite',
    snapshot: async () => (await beside()).sqliteSnapshot(dataDir),
    damage: async () => (await beside()).sqliteDamage(dataDir),
    alone: async (work) => (await beside()).aloneInFolder(dataDir, work),
    // DATA_DIR is one process's own.
    inTurn: (_turn, work) => work(),
  }
}

const locks: Record<Turn | 'backup', number> = { backup: 7260112, start: 7260113, sweep: 7260114 }
const tryAgainAfterMs = 200

/** The lock is the connection's: it ends with the process, however that ends. */
async function aloneOnPostgres<T>(
  db: Database,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${sql.lit(locks.backup)}) as taken`.execute(connection)
    if (!rows[0]?.taken) return undefined
    try {
      return { result: await work() }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(locks.backup)})`.execute(connection)
    }
  })
}

/**
 * The lock is that of a transaction in which nothing else is done, so that it ends with it behind a
 * pooler too. Asked for again and again, because a statement that waits is cut off.
 */
async function inTurnOnPostgres<T>(db: Database, lock: number, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    for (;;) {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(lock)}) as taken`.execute(tx)
      if (rows[0]?.taken) return work()
      await pause(tryAgainAfterMs)
    }
  })
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
