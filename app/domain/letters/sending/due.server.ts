import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import { isPublished } from '~/domain/publishing/visibility.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { composeLetter } from './compose.server'

/** A letter that was due longer ago waits for the author: the site was away, or an older backup was restored. */
const maxDelayDays = 1

/**
 * Queues the letters whose time has come, each in one transaction. Of several processes one does it: the others find
 * the row changed.
 */
export async function startDueSendings(backend: Backend): Promise<void> {
  const now = backend.clock.now()
  const due = await backend.db
    .selectFrom('letter_sendings')
    .innerJoin('letters', 'letters.id', 'letter_sendings.letter_id')
    .select(['letters.id', 'title', 'summary', 'content', 'slug', 'has_page', 'published_at'])
    .select('letter_sendings.created_at as requested_at')
    .where('state', '=', 'waiting')
    .where(isPublished(backend, 'letters'))
    .execute()
  const oldest = subDays(now, maxDelayDays).toISOString()
  for (const { requested_at, published_at, ...letter } of due) {
    const dueSince = [requested_at, published_at ?? ''].sort().at(-1) as string
    const isLate = dueSince < oldest
    const composed = await composeLetter(backend, letter)
    await inTransaction(backend, (tx) => startSending(tx, letter.id, { ...composed, isLate }))
  }
}

interface Start {
  subject: string
  html: string
  plain: string
  isLate: boolean
}

async function startSending(tx: Backend, letterId: string, { isLate, ...composed }: Start) {
  const at = tx.clock.now().toISOString()
  const { numUpdatedRows } = await tx.db
    .updateTable('letter_sendings')
    .set({
      ...composed,
      state: isLate ? 'paused' : 'sending',
      reason: isLate ? sendingReasons.late : null,
      started_at: at,
    })
    .where('letter_id', '=', letterId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx.db
    .insertInto('letter_deliveries')
    .columns(['letter_id', 'subscriber_id', 'state', 'next_attempt', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('subscribers')
        .select(({ val, ref }) => [
          sql<string>`${val(letterId)}`.as('letter_id'),
          ref('id').as('subscriber_id'),
          sql<'queued'>`'queued'`.as('state'),
          sql<string>`${val(at)}`.as('next_attempt'),
          sql<string>`${val(at)}`.as('updated_at'),
        ])
        .where('state', '=', 'active'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Why a sending paused by itself; the screen has the words. */
export const sendingReasons = {
  late: 'late',
  refused: 'refused',
  restored: 'restored',
}
