import { subDays } from 'date-fns/subDays'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { copenhagenDate, copenhagenToday } from '~/platform/runtime/clock'
import type { Kind } from './counted'

declare module '~/platform/db/schema' {
  interface Schema {
    reader_sums: Sum
  }
}

export interface Sum {
  /** YYYY-MM-DD in Copenhagen. */
  day: string
  /** 'mail' marks a month whose mail was queued. */
  kind: Kind | 'mail'
  name: string
  times: number
}

/** The last twelve months and the one before, for comparison. */
const daysKept = 400

/** Adds what one process has counted; the sums of all processes add up. */
export async function addSums(backend: Backend, sums: readonly Sum[]): Promise<void> {
  await inTransaction(backend, async ({ db }) => {
    // In one order, so that two processes do not wait for each other.
    for (const sum of sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
      await db
        .insertInto('reader_sums')
        .values(sum)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name'])
            .doUpdateSet((row) => ({ times: row('reader_sums.times', '+', sum.times) })),
        )
        .execute()
    }
  })
}

const keyOf = ({ day, kind, name }: Sum) => `${day} ${kind} ${name}`

export async function deleteOldSums({ db, clock }: Backend): Promise<void> {
  const oldest = copenhagenDate(subDays(clock.now(), daysKept))
  await db.deleteFrom('reader_sums').where('day', '<', oldest).execute()
}

/** All sums of each day, the newest day first. */
export async function* sumsByDay({ db }: Backend) {
  const sums = db.selectFrom('reader_sums').where('kind', '!=', 'mail')
  const days = await sums.select('day').distinct().orderBy('day', 'desc').execute()
  for (const { day } of days)
    yield await sums
      .selectAll()
      .where('day', '=', day)
      .orderBy('kind')
      .orderBy('times', 'desc')
      .orderBy('name')
      .execute()
}

/** The names with the largest sums from one day on, and until another. */
export async function mostOf({ db }: Backend, kind: Kind, from: string, until: string, limit = 20) {
  const rows = await db
    .selectFrom('reader_sums')
    .select(({ fn }) => ['name', fn.sum<number>('times').as('times')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy('name')
    .orderBy('times', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  // PostgreSQL returns sums as text.
  return rows.map(({ name, times }) => ({ name, times: Number(times) }))
}

/** Views and visits of each day from one on. */
export async function sumsPerDay({ db }: Backend, from: string) {
  const rows = await db
    .selectFrom('reader_sums')
    .select(({ fn }) => ['day', 'kind', fn.sum<number>('times').as('times')])
    .where('kind', 'in', ['page', 'visit'])
    .where('day', '>=', from)
    .groupBy(['day', 'kind'])
    .execute()
  return rows.map(({ day, kind, times }) => ({ day, kind, times: Number(times) }))
}

/** The most that asked for each feed and calendar on one of the last seven days. */
export async function subscribers({ db, clock }: Backend) {
  const week = copenhagenDate(subDays(clock.now(), 6))
  const rows = await db
    .selectFrom('reader_sums')
    .select(({ fn }) => ['name', fn.max('times').as('times')])
    .where('kind', '=', 'subscriber')
    .where('day', '>=', week)
    .where('day', '<=', copenhagenToday(clock))
    .groupBy('name')
    .orderBy('times', 'desc')
    .orderBy('name')
    .execute()
  return rows
}
