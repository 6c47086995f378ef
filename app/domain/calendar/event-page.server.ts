import { fullDate } from '~/danish/dates'
import { publicRowAt, slugOfId } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import type { EventRow } from './calendar'
import { eventOf } from './calendar.server'
import type { EventPage } from './event-page'

type FoundEvent = { event: EventPage } | { redirect: string } | undefined

/**
 * The event of a slug, or the current slug if this one is former or misspelt; undefined if there is no
 * public event (docs/specification.md, "Slugs").
 */
export async function eventAt(backend: Backend, requested: string): Promise<FoundEvent> {
  const found = await publicRowAt(backend, 'calendar_events', requested)
  if (!found) {
    const slug = await slugOfId(backend, 'calendar_events', requested)
    return slug === undefined ? undefined : { redirect: slug }
  }
  if ('redirect' in found) return found
  return { event: pageOf(found.row, copenhagenToday(backend.clock)) }
}

function pageOf(row: EventRow, today: string): EventPage {
  const { created_at, updated_at, revision, series_id, sort_order, ...shown } = row
  return {
    ...shown,
    ...eventOf(today)(row),
    time: row.time?.slice(0, 'HH:MM'.length) ?? null,
    fullDateText: fullDate(row.date),
  }
}
