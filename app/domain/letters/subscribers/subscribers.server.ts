import { instantText } from '~/danish/dates'
import { emptyQuery, listing } from '~/http/listing'
import { emailKey } from '~/platform/auth/email-key'
import type { Backend } from '~/platform/backend.server'
import { countRows, inParts, matchesQuery } from '~/platform/db/listing.server'
import { leftKey } from './tokens.server'

/** Those who have not left, the newest first. */
export async function listSubscribers({ db }: Backend, query = emptyQuery) {
  const all = db.selectFrom('subscribers').where('state', '<>', 'left')
  const [rows, total] = await Promise.all([
    all
      .select(['id', 'email', 'state', 'reason', 'created_at'])
      .where(matchesQuery(query, ['email']))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const items = rows.map(({ created_at, ...row }) => ({ ...row, since: instantText(created_at) }))
  return listing(query, items, total)
}

export async function countByState({ db }: Backend): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('subscribers')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Whether an address is in the list, or has left it. */
export async function isKnownReader(backend: Backend, email: string): Promise<boolean> {
  const row = await backend.db
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', 'in', [emailKey(email), leftKey(backend, email)])
    .executeTakeFirst()
  return row !== undefined
}

/** The address, the state and the consents of each reader, in parts. */
export function subscribersForExport({ db }: Backend) {
  const kept = db
    .selectFrom('subscribers')
    .where('state', '<>', 'left')
    .orderBy('created_at')
    .orderBy('subscribers.id')
  const consented = kept
    .leftJoin('consents', 'consents.subscriber_id', 'subscribers.id')
    .select(['email', 'state', 'created_at', 'wording', 'place', 'given_at', 'confirmed_at'])
  return inParts(kept.select('id'), (ids) => consented.where('subscribers.id', 'in', ids).execute())
}
