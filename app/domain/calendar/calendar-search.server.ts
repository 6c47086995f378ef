import { clockTime, programmeDate } from '~/danish/dates'
import { writtenLines } from '~/platform/rich-text.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { type SearchSource, versionOf } from '~/platform/search/search-source.server'
import { type EventRow, eventPath } from './calendar'
import { cancelledCopy, shownType } from './calendar.copy'
import { isPublic } from './calendar.server'

/** Searches events, past ones too. */
export const eventSearch = {
  kind: 'event',
  nouns: ['calendar_events', 'calendar_settings'],
  list: ({ db, clock }) =>
    db
      .selectFrom('calendar_events')
      .select(['id', versionOf('calendar_events').as('version')])
      .where(isPublic(copenhagenToday(clock)))
      .orderBy('date', 'desc')
      .orderBy('id')
      .execute(),
  async read(backend, ids) {
    const today = copenhagenToday(backend.clock)
    const rows = await backend.db
      .selectFrom('calendar_events')
      .selectAll()
      .where(isPublic(today))
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      detail: detailOf(row),
      text: writtenLines(row.description ?? ''),
      path: eventPath(row.slug),
      isPast: row.date < today,
    }))
  },
} satisfies SearchSource<'event'>

function detailOf(row: EventRow): string {
  const { is_cancelled, event_type, date, time, location } = row
  const parts = [
    is_cancelled === 1 && cancelledCopy,
    ...[shownType(event_type), programmeDate(date), time && clockTime(time), location],
  ]
  return parts.filter(Boolean).join(' · ')
}
