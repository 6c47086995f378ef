import { setTimeout as pause } from 'node:timers/promises'
import { addMinutes } from 'date-fns/addMinutes'
import type { Backend } from '~/platform/backend.server'
import { stopwatch } from '~/platform/runtime/clock'
import { deliver, type Job } from './deliver.server'
import { letterSettings } from './settings.server'

const batchSize = 50
/** Refusals in a row after which the sending pauses, since the reason is then hardly the addresses. */
const maxRefusalsInRow = 20

interface Run {
  owner: string
  /** Whether this process still has the lease. */
  maySend: () => Promise<boolean>
  signal: AbortSignal
}

/** Sends what is queued at the author's rate, until nothing is due. */
export async function runSending(backend: Backend, letterId: string, run: Run): Promise<void> {
  const watch = refusalWatch()
  for (;;) {
    const batch = await nextBatch(backend, letterId)
    if (batch.length === 0) return finishOrWait(backend, letterId)
    const { perMinute } = await letterSettings(backend)
    for (const job of batch) {
      const elapsed = stopwatch()
      if (!(await run.maySend())) return
      const verdict = watch(await deliver(backend, run.owner, job))
      if (verdict) return suspend(backend, letterId, verdict)
      const restMs = 60_000 / perMinute - elapsed() * 1000
      if (restMs > 1) await pause(restMs, undefined, { signal: run.signal }).catch(() => {})
    }
  }
}

interface Suspension {
  state?: 'paused'
  reason: string
}

/** Returns a function that takes each result, and returns the reason to stop for now, if there is one. */
function refusalWatch() {
  let refused = 0
  let away = 0
  return ({ kind, reason }: Awaited<ReturnType<typeof deliver>>): Suspension | undefined => {
    // The first may be a connection that the server closed after a number of mails.
    away = kind === 'away' ? away + 1 : 0
    if (kind === 'refused') refused++
    else if (kind === 'sent') refused = 0
    if (kind === 'denied' || refused >= maxRefusalsInRow) return { state: 'paused', reason }
    return away > 1 ? { reason } : undefined
  }
}

function nextBatch({ db, clock }: Backend, letterId: string): Promise<Job[]> {
  return db
    .selectFrom('letter_deliveries')
    .innerJoin('letter_sendings', 'letter_sendings.letter_id', 'letter_deliveries.letter_id')
    .leftJoin('subscribers', 'subscribers.id', 'letter_deliveries.subscriber_id')
    .select(['letter_deliveries.letter_id as letterId', 'subscriber_id as subscriberId'])
    .select(['subject', 'html', 'plain', 'attempts', 'refusals', 'email'])
    .select(['subscribers.state as readerState'])
    .where('letter_deliveries.letter_id', '=', letterId)
    .where('letter_deliveries.state', '=', 'queued')
    .where('letter_deliveries.next_attempt', '<=', clock.now().toISOString())
    .orderBy('letter_deliveries.next_attempt')
    .orderBy('subscriber_id')
    .limit(batchSize)
    .execute()
}

/** Done once nothing is queued; else the next attempt is that of the first delivery. */
async function finishOrWait({ db, clock }: Backend, letterId: string): Promise<void> {
  const { next } = await db
    .selectFrom('letter_deliveries')
    .select(({ fn }) => fn.min<string | null>('next_attempt').as('next'))
    .where('letter_id', '=', letterId)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  const isDone = next === null
  await db
    .updateTable('letter_sendings')
    .set({
      next_attempt: next,
      reason: null,
      ...(isDone && { state: 'done', ended_at: clock.now().toISOString() }),
    })
    .where('letter_id', '=', letterId)
    .where('state', '=', 'sending')
    .execute()
}

/** Pauses until the author goes on, or waits a minute for the mail server. */
async function suspend(backend: Backend, letterId: string, { state, reason }: Suspension) {
  const { db, clock, log } = backend
  log.warn({ reason }, 'the mail server takes no letters now')
  await db
    .updateTable('letter_sendings')
    .set({
      reason,
      next_attempt: addMinutes(clock.now(), 1).toISOString(),
      ...(state && { state }),
    })
    .where('letter_id', '=', letterId)
    .where('state', '=', 'sending')
    .execute()
}
