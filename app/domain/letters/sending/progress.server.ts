import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'
import { countRows } from '~/platform/db/listing.server'

const maxListed = 200

export async function countReaders({ db }: Backend): Promise<number> {
  return countRows(db.selectFrom('subscribers').where('state', '=', 'active'))
}

/** How far the letter is; undefined for one that is a draft. */
export async function sendingProgress({ db }: Backend, letterId: string) {
  const sending = await db
    .selectFrom('letter_sendings')
    .select(['state', 'reason', 'started_at', 'ended_at'])
    .where('letter_id', '=', letterId)
    .executeTakeFirst()
  if (!sending) return undefined
  const deliveries = db.selectFrom('letter_deliveries').where('letter_id', '=', letterId)
  const [counts, unsure] = await Promise.all([
    deliveries
      .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    deliveries
      .leftJoin('subscribers', 'subscribers.id', 'letter_deliveries.subscriber_id')
      .select(['subscriber_id as id', 'email', 'letter_deliveries.state as state'])
      .select('letter_deliveries.reason as reason')
      .where('letter_deliveries.state', 'in', ['uncertain', 'failed'])
      .orderBy('letter_deliveries.state', 'desc')
      .orderBy('subscriber_id')
      .limit(maxListed)
      .execute(),
  ])
  const countOf = (...states: string[]) =>
    counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? Number(count) : 0), 0)
  return {
    state: sending.state,
    reason: sending.reason,
    startedAt: sending.started_at && instantText(sending.started_at),
    sent: countOf('sent'),
    queued: countOf('queued', 'handed'),
    uncertain: countOf('uncertain'),
    failed: countOf('failed'),
    skipped: countOf('skipped'),
    all: countOf('sent', 'queued', 'handed', 'uncertain', 'failed', 'skipped'),
    unsure,
  }
}

export type SendingProgress = NonNullable<Awaited<ReturnType<typeof sendingProgress>>>
