import { Kysely, sql } from 'kysely'
import { ConfigError, type Env } from './env.server'
import type { Schema } from './schema'

/** The one database handle. Inside a transaction only the transaction's own may be used. */
export type Database = Kysely<Schema>

/** The two engines differ in how a migration is locked and its file is run; nowhere else. */
export type Engine = 'sqlite' | 'postgres'

export interface OpenDatabase {
  db: Database
  engine: Engine
}

/**
 * Opens PostgreSQL when DATABASE_URL names one, else SQLite in DATA_DIR.
 * @throws ConfigError when the database cannot be reached or is not one of ours.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (env.databaseUrl === undefined) {
    const { sqliteDialect } = await import('./sqlite.server')
    return { db: new Kysely({ dialect: sqliteDialect(env.dataDir) }), engine: 'sqlite' }
  }
  const { postgresDialect } = await import('./postgres.server')
  const db = new Kysely<Schema>({ dialect: postgresDialect(env.databaseUrl) })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw new ConfigError(`DATABASE_URL cannot be used: ${reason(error)}`)
  }
  return { db, engine: 'postgres' }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
