import type { EventRow } from '~/domain/calendar/calendar'
import type { Backend } from '~/platform/backend.server'
import { countRows } from '~/platform/db/listing.server'
import type { Scope } from './repetition'

export async function othersInScope(
  { db }: Backend,
  { id, date, series_id }: Pick<EventRow, 'id' | 'date' | 'series_id'>,
  scope: Scope,
) {
  if (series_id === null || scope === 'one') return []
  let others = db
    .selectFrom('calendar_events')
    .selectAll()
    .where('series_id', '=', series_id)
    .where('id', '!=', id)
    .orderBy('date')
    .orderBy('id')
  if (scope === 'following') others = others.where('date', '>=', date)
  return others.execute()
}

export async function countInSeries({ db }: Backend, id: string): Promise<number> {
  const events = db
    .selectFrom('calendar_events')
    .where('series_id', '=', ({ selectFrom }) =>
      selectFrom('calendar_events').select('series_id').where('id', '=', id),
    )
  return Math.max(1, await countRows(events))
}
