import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './db.server'

/** Deletes nothing. @throws the database's error when it cannot be written */
export async function requireWritable(db: Database): Promise<void> {
  await db.deleteFrom('content_version').where('version', '<', 0).execute()
}

/** The time of PostgreSQL, and that of the last line of the log book, in milliseconds. */
export async function instantsOf(db: Database): Promise<{ now?: number; lastWrite: number }> {
  const { latest } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('at').as('latest'))
    .executeTakeFirstOrThrow()
  const lastWrite = Date.parse(latest ?? '') || 0
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return { lastWrite }
  const { rows } = await sql<{ now: string }>`
    select extract(epoch from now())::text as now`.execute(db)
  return { now: Number(rows[0]?.now) * 1000, lastWrite }
}
