import { addMinutes } from 'date-fns/addMinutes'
import { subDays } from 'date-fns/subDays'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { mailboxKey } from './email-key'
import { countedNetworks } from './networks'

export interface LimitKey {
  kind: 'ip' | 'network/56' | 'network/48' | 'account' | 'device' | 'mails' | 'mailbox'
  value: string
}

interface Rule {
  freeAttempts: number
  /** The wait after the free attempts, in place of `firstWaitMinutes`. */
  firstMinutes?: number
  maxMinutes: number
}

const dayMinutes = 24 * 60

const rules: Record<LimitKey['kind'], Rule> = {
  ip: { freeAttempts: 4, maxMinutes: dayMinutes },
  'network/56': { freeAttempts: 16, maxMinutes: dayMinutes },
  'network/48': { freeAttempts: 64, maxMinutes: dayMinutes },
  // Short, so that an attacker cannot lock the author out for long.
  account: { freeAttempts: 4, maxMinutes: 15 },
  device: { freeAttempts: 4, maxMinutes: dayMinutes },
  mails: { freeAttempts: 5, firstMinutes: 60, maxMinutes: 60 },
  // Forms mail an address at most once a day, from all networks together.
  mailbox: { freeAttempts: 1, firstMinutes: dayMinutes, maxMinutes: dayMinutes },
}

const firstWaitMinutes = 10

export function limitKeys(ip: string, purpose = ''): LimitKey[] {
  return countedNetworks(ip).map(({ kind, name }) => ({ kind, value: `${purpose}${name}` }))
}

/** For mails that a form sends to the address typed into it. */
export function mailboxLimit(email: string): LimitKey {
  return { kind: 'mailbox', value: mailboxKey(email) }
}

/**
 * Counts an attempt for all subjects before its result is known, so that concurrent attempts all
 * count. After the free attempts comes a wait, which doubles each time.
 * @returns when the next attempt is allowed, if this one is not
 */
export async function countAttempt(backend: Backend, keys: LimitKey[]): Promise<Date | undefined> {
  await deleteOldCounts(backend)
  for (const key of keys) {
    const until = await countForKey(backend, key)
    if (until) return until
  }
  return undefined
}

/** In one transaction, so that a concurrent attempt waits for the new `blocked_until`. */
async function countForKey(backend: Backend, key: LimitKey): Promise<Date | undefined> {
  const now = backend.clock.now()
  const hash = hashKey(backend, key)
  const rule = rules[key.kind]
  return inTransaction(backend, async ({ db }) => {
    const countedRow = await db
      .insertInto('sign_in_limits')
      .values({ subject: hash, attempts: 1, blocked_until: now.toISOString() })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet((row) => ({ attempts: row('sign_in_limits.attempts', '+', 1) }))
          .where((row) =>
            row.or([
              row('sign_in_limits.attempts', '<', rule.freeAttempts),
              row('sign_in_limits.blocked_until', '<=', now.toISOString()),
              // Later than the maximum wait: the clock was set back.
              row('sign_in_limits.blocked_until', '>', minutesAfter(now, rule.maxMinutes)),
            ]),
          ),
      )
      .returning('attempts')
      .executeTakeFirst()
    const row = db.selectFrom('sign_in_limits').select('blocked_until').where('subject', '=', hash)
    if (!countedRow) return new Date((await row.executeTakeFirst())?.blocked_until ?? now)
    await db
      .updateTable('sign_in_limits')
      .set({ blocked_until: minutesAfter(now, waitMinutes(countedRow.attempts, rule)) })
      .where('subject', '=', hash)
      .execute()
    return undefined
  })
}

export async function uncountAttempt(backend: Backend, keys: LimitKey[]): Promise<void> {
  const { db, clock } = backend
  const hashes = keys.map((key) => hashKey(backend, key))
  await db
    .deleteFrom('sign_in_limits')
    .where('subject', 'in', hashes)
    .where('attempts', '=', 1)
    .execute()
  await db
    .updateTable('sign_in_limits')
    .set((row) => ({
      attempts: row('attempts', '-', 1),
      blocked_until: clock.now().toISOString(),
    }))
    .where('subject', 'in', hashes)
    .where('attempts', '>', 1)
    .execute()
}

export async function clearAttempts(backend: Backend, keys: LimitKey[]): Promise<void> {
  const hashes = keys.map((key) => hashKey(backend, key))
  await backend.db.deleteFrom('sign_in_limits').where('subject', 'in', hashes).execute()
}

function waitMinutes(attempts: number, { freeAttempts, maxMinutes, ...rule }: Rule): number {
  const { firstMinutes = firstWaitMinutes } = rule
  return attempts < freeAttempts
    ? 0
    : Math.min(maxMinutes, firstMinutes * 2 ** (attempts - freeAttempts))
}

function minutesAfter(now: Date, minutes: number): string {
  return addMinutes(now, minutes).toISOString()
}

async function deleteOldCounts({ db, clock }: Backend) {
  const dayAgo = subDays(clock.now(), 1).toISOString()
  await db.deleteFrom('sign_in_limits').where('blocked_until', '<', dayAgo).execute()
}

function hashKey({ auth }: Backend, { kind, value }: LimitKey): string {
  return `${kind}:${auth.sign(`limit ${kind}`, value)}`
}
