import { fullDate } from '~/danish/long-date'
import { resolveSlug } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import type { EventRow } from './calendar'
import { eventOf, isPublic } from './calendar.server'
import type { EventPage } from './event-page'

type FoundEvent = { event: EventPage } | { redirect: string } | undefined

/**
 * The event of a slug, or the current slug if this one is former or misspelt; undefined if there is no
 * public event (docs/specification.md, "Slugs").
 */
export async function eventAt(backend: Backend, requested: string): Promise<FoundEvent> {
  const found = await resolveSlug(backend, 'calendar_events', requested)
  if (!found || 'redirect' in found) {
    const slug = await slugOfEvent(backend, found?.redirect ?? requested)
    return slug === undefined ? undefined : { redirect: slug }
  }
  const row = await publicRow(backend, 'id', found.id)
  if (!row) return undefined
  return { event: pageOf(row, copenhagenToday(backend.clock)) }
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

/** The slug of a public event, by its slug or its id. */
export async function slugOfEvent(backend: Backend, slugOrId: string): Promise<string | undefined> {
  // PostgreSQL rejects queries with some characters, which neither has.
  if (!/^[\w-]+$/.test(slugOrId)) return undefined
  const row =
    (await publicRow(backend, 'slug', slugOrId)) ?? (await publicRow(backend, 'id', slugOrId))
  return row?.slug
}

function publicRow({ db, clock }: Backend, column: 'id' | 'slug', value: string) {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where(isPublic(copenhagenToday(clock)))
    .where(column, '=', value)
    .executeTakeFirst()
}
