import { addMinutes } from 'date-fns/addMinutes'
import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'

/** Whose attempts are counted together. Kept only as a keyed hash. */
export interface Subject {
  kind: 'address' | 'account' | 'device'
  value: string
}

const free = 4
const firstWait = 10

/** The longest wait in minutes. An account's is short, so that nobody can lock her out for long. */
const longestWait: Record<Subject['kind'], number> = {
  address: 24 * 60,
  account: 15,
  device: 24 * 60,
}

/**
 * Counts an attempt to sign in, before it is known whether it succeeds, so that attempts made at the
 * same moment all count. Four are free; after the fourth comes a wait of 10 minutes, which doubles.
 * @returns when the next attempt is allowed, where this one is not.
 */
export async function countAttempt(backend: Backend, subject: Subject): Promise<Date | undefined> {
  const { db, clock } = backend
  const now = clock.now()
  const hash = hashOf(backend, subject)
  const until = (attempts: number) => waitUntil(now, attempts, longestWait[subject.kind])
  await forgetOld(backend)
  const counted = await db
    .insertInto('sign_in_limits')
    .values({ subject: hash, attempts: 1, blocked_until: until(1) })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((row) => ({
          attempts: sql<number>`${row.ref('sign_in_limits.attempts')} + 1`,
          blocked_until: sql<string>`case ${row.ref('sign_in_limits.attempts')} + 1 ${sql.join(
            steps.map((attempts) => sql`when ${attempts} then ${until(attempts)}`),
            sql` `,
          )} else ${until(steps.length + 1)} end`,
        }))
        .where('sign_in_limits.blocked_until', '<=', now.toISOString()),
    )
    .returning('attempts')
    .executeTakeFirst()
  if (counted) return undefined
  const row = await db
    .selectFrom('sign_in_limits')
    .select('blocked_until')
    .where('subject', '=', hash)
    .executeTakeFirst()
  return new Date(row?.blocked_until ?? now)
}

/** A successful sign-in begins the count anew. */
export async function forgetAttempts(backend: Backend, subjects: Subject[]): Promise<void> {
  const hashes = subjects.map((subject) => hashOf(backend, subject))
  await backend.db.deleteFrom('sign_in_limits').where('subject', 'in', hashes).execute()
}

/** Numbers of attempts whose waits differ; all later ones wait as long as the longest. */
const steps = Array.from({ length: 12 }, (_, index) => index + 1)

function waitUntil(now: Date, attempts: number, longest: number): string {
  const minutes = attempts < free ? 0 : Math.min(longest, firstWait * 2 ** (attempts - free))
  return addMinutes(now, minutes).toISOString()
}

/** A day after the last wait the count begins anew, and nothing is kept about anybody. */
async function forgetOld({ db, clock }: Backend) {
  const dayAgo = subDays(clock.now(), 1).toISOString()
  await db.deleteFrom('sign_in_limits').where('blocked_until', '<', dayAgo).execute()
}

function hashOf({ auth }: Backend, { kind, value }: Subject): string {
  return `${kind}:${auth.sign(`limit ${kind}`, value)}`
}
