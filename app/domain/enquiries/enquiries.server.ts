import { instantText } from '~/danish/dates'
import { type ListQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { countRows, inParts, matchesQuery } from '~/platform/db/listing.server'
import type { EnquiryState } from './enquiries.form'

/** All, the newest first, in parts. */
export function enquiriesIn({ db }: Backend, state: EnquiryState) {
  const all = db
    .selectFrom('enquiries')
    .where('state', '=', state)
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return inParts(all.select('id'), (ids) => all.selectAll().where('id', 'in', ids).execute())
}

const searched = [
  'name',
  'organisation',
  'subject',
  'place',
  'email',
  'phone',
  'wished_date',
  'dates',
  'people',
  'message',
  'note',
]

/** One page of them, with the beginning of the message. */
export async function listEnquiries({ db }: Backend, state: EnquiryState, query: ListQuery) {
  const all = db.selectFrom('enquiries').where('state', '=', state)
  const [rows, total] = await Promise.all([
    all
      .select(['id', 'name', 'subject', 'organisation', 'place', 'created_at'])
      .select(({ fn, val }) => fn<string>('substr', ['message', val(1), val(200)]).as('message'))
      .where(matchesQuery(query, searched))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const items = rows.map(({ created_at, ...row }) => ({ ...row, atText: instantText(created_at) }))
  return listing(query, items, total)
}

export async function countEnquiries({ db }: Backend): Promise<Record<EnquiryState, number>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { new: 0, answered: 0, archived: 0, suspected: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

export function countNewEnquiries({ db }: Backend): Promise<number> {
  return countRows(db.selectFrom('enquiries').where('state', '=', 'new'))
}

/** The latest new ones, for the overview. */
export async function newEnquiries({ db }: Backend, limit: number) {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'name', 'subject', 'created_at'])
    .where('state', '=', 'new')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, atText: instantText(created_at) }))
}

export async function enquiryById({ db }: Backend, id: string) {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Who an event was agreed with. */
export async function enquiryOfEvent({ db }: Backend, eventId: string) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'name', 'organisation', 'email', 'phone'])
    .where('event_id', '=', eventId)
    .executeTakeFirst()
}
