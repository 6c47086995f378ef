import { fullDate } from '~/danish/dates'
import { publicRowAt, slugOfId } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import type { EventRow } from './calendar'
import { eventOf } from './calendar.server'
import type { EventPage } from './event-page'

type EventOrRedirect = { event: EventPage } | { redirect: string } | undefined

/**
 * The public event with this slug, or the current slug if this one is former, misspelt or an id; undefined
 * if there is no such event (docs/specification.md, "Slugs").
 */
export async function eventAt(backend: Backend, requested: string): Promise<EventOrRedirect> {
  const match = await publicRowAt(backend, 'calendar_events', requested)
  if (!match) {
    const slug = await slugOfId(backend, 'calendar_events', requested)
    return slug === undefined ? undefined : { redirect: slug }
  }
  if ('redirect' in match) return match
  return { event: eventPage(match.row, copenhagenToday(backend.clock)) }
}

function eventPage(row: EventRow, today: string): EventPage {
  const { created_at, updated_at, revision, series_id, sort_order, ...columns } = row
  return {
    ...columns,
    ...eventOf(today)(row),
    time: row.time?.slice(0, 'HH:MM'.length) ?? null,
    fullDateText: fullDate(row.date),
  }
}
