import { setTimeout as pause } from 'node:timers/promises'
import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './db.server'

const retries = 50
const retryMs = 200

/**
 * A process that was frozen, or whose connection broke, gets an error for a commit that PostgreSQL has
 * made. So the outcome is looked up: a stored save is not reported as failed, and its files stay.
 */
export async function inDatabaseTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  let done: { result: T; transactionId: string | null } | undefined
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx)
      if (isPostgres) done = { result, transactionId: await transactionIdOf(tx) }
      return result
    })
  } catch (error) {
    if (done?.transactionId && (await wasCommitted(db, done.transactionId))) return done.result
    throw error
  }
}

/** Null if nothing was written. */
async function transactionIdOf(tx: Database): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select pg_current_xact_id_if_assigned()::text as id`.execute(tx)
  return rows[0]?.id ?? null
}

async function wasCommitted(db: Database, id: string): Promise<boolean> {
  for (let attempt = 0; attempt < retries; attempt++) {
    const status = await statusOf(db, id).catch(() => 'in progress')
    if (status !== 'in progress') return status === 'committed'
    await pause(retryMs)
  }
  return false
}

async function statusOf(db: Database, id: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ status: string | null }>`
    select pg_xact_status(${id}::xid8) as status`.execute(db)
  return rows[0]?.status
}
