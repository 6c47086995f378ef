import { addMinutes } from 'date-fns/addMinutes'
import { differenceInHours } from 'date-fns/differenceInHours'
import { sql } from 'kysely'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { type Handed, handOver } from '~/platform/mail/hand-over.server'
import { mailToReader } from './compose.server'

export interface Job {
  letterId: string
  subscriberId: string
  subject: string | null
  html: string | null
  plain: string | null
  attempts: number
  refusals: number | null
  /** Null if the reader has left or was deleted in the meantime. */
  email: string | null
  readerState: string | null
}

type Outcome = Handed | { kind: 'skipped'; reason: string }

const firstWaitMinutes = 1
const maxWaitMinutes = 4 * 60
const maxHours = 48
/** A first refusal may be a mistake of the mail server. */
const refusedWaitMinutes = 60
const maxRefusals = 2
const maxReasonLength = 300

/**
 * Hands one letter to the mail server. The delivery is marked before, so that no process, not even after a crash, hands
 * it over again.
 */
export async function deliver(backend: Backend, owner: string, job: Job): Promise<Outcome> {
  const { email, readerState } = job
  if (email === null || readerState !== 'active') {
    await settle(backend, job, { state: 'skipped' }, 'queued')
    return { kind: 'skipped', reason: '' }
  }
  const isOurs = await settle(
    backend,
    job,
    { state: 'handed', owner, attempts: job.attempts + 1 },
    'queued',
  )
  if (!isOurs || !backend.mail) return { kind: 'skipped', reason: '' }
  const handed = await handOver(backend.mail, mailToReader(backend, { ...job, email }))
  const reason = handed.reason.slice(0, maxReasonLength)
  if (handed.kind === 'sent') await recordSent(backend, job)
  else if (handed.kind === 'refused') await recordRefusal(backend, job, reason)
  else if (handed.kind === 'uncertain') await settle(backend, job, { state: 'uncertain', reason })
  else if (handed.kind === 'away' || handed.kind === 'denied')
    await settle(backend, job, { state: 'queued', attempts: job.attempts })
  else await postpone(backend, job, reason)
  return handed
}

type Change = Partial<{
  state: 'queued' | 'handed' | 'sent' | 'uncertain' | 'failed' | 'skipped'
  owner: string | null
  attempts: number
  next_attempt: string
  reason: string
}>

async function settle(
  { db, clock }: Backend,
  { letterId, subscriberId }: Job,
  change: Change,
  from?: 'queued',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letter_deliveries')
    .set({ ...change, updated_at: clock.now().toISOString() })
    .where('letter_id', '=', letterId)
    .where('subscriber_id', '=', subscriberId)
    .where('state', 'in', from ? [from] : ['handed', 'uncertain'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function recordSent(backend: Backend, job: Job): Promise<void> {
  await settle(backend, job, { state: 'sent' })
  if (!job.refusals) return
  await backend.db
    .updateTable('subscribers')
    .set({ refusals: 0, reason: null })
    .where('id', '=', job.subscriberId)
    .execute()
}

/** After the second refusal in a row the address gets no more letters. */
async function recordRefusal(backend: Backend, job: Job, reason: string): Promise<void> {
  const refusals = (job.refusals ?? 0) + 1
  await inTransaction(backend, async (tx) => {
    await tx.db
      .updateTable('subscribers')
      .set({
        refusals: sql<number>`refusals + 1`,
        reason,
        ...(refusals >= maxRefusals && { state: 'refused' as const }),
        updated_at: tx.clock.now().toISOString(),
      })
      .where('id', '=', job.subscriberId)
      .where('state', '=', 'active')
      .execute()
    const change: Change =
      refusals >= maxRefusals
        ? { state: 'failed', reason }
        : { state: 'queued', reason, next_attempt: minutesFrom(tx, refusedWaitMinutes) }
    await settle(tx, job, change)
  })
}

/** Waits grow from a minute to four hours. After two days it is given up. */
async function postpone(backend: Backend, job: Job, reason: string): Promise<void> {
  const started = await backend.db
    .selectFrom('letter_sendings')
    .select('started_at')
    .where('letter_id', '=', job.letterId)
    .executeTakeFirst()
  const hours = differenceInHours(backend.clock.now(), started?.started_at ?? 0)
  const minutes = Math.min(firstWaitMinutes * 2 ** job.attempts, maxWaitMinutes)
  const change: Change =
    hours >= maxHours
      ? { state: 'failed', reason }
      : { state: 'queued', reason, next_attempt: minutesFrom(backend, minutes) }
  await settle(backend, job, change)
}

function minutesFrom({ clock }: Backend, minutes: number): string {
  return addMinutes(clock.now(), minutes).toISOString()
}
