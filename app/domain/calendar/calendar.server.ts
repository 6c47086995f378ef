import { format } from 'date-fns/format'
import { da } from 'date-fns/locale/da'
import { parseISO } from 'date-fns/parseISO'
import type { ExpressionBuilder } from 'kysely'
import { clockTime, fullDate, longDate } from '~/danish/dates'
import { mediaCard } from '~/domain/rich-text/rich-text-html.server'
import { publicRowAt, slugOfId } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { choiceLabels } from '~/platform/changes/columns'
import { readPage } from '~/platform/db/listing.server'
import type { Schema } from '~/platform/db/schema'
import { copenhagenToday } from '~/platform/runtime/clock'
import { type EventRow, publicEvent } from './calendar'
import { eventFields } from './calendar.form'

type EventBuilder = ExpressionBuilder<Schema, 'calendar_events'>

/** Matches events that visitors see: not hidden, and in the programme, unless past events are shown too. */
export function isPublic(today: string) {
  return (eb: EventBuilder) => {
    const showsPast = eb
      .selectFrom('calendar_settings')
      .select('calendar_settings.id')
      .where('shows_past', '=', 1)
    return eb.and([eb.and(publicEvent), eb.or([isUpcoming(today)(eb), eb.exists(showsPast)])])
  }
}

export function isUpcoming(today: string) {
  return (eb: EventBuilder) => eb.or([eb('date', '>=', today), eb('keep_after_date', '=', 1)])
}

/** The time to sort by. All-day events, which have none, come first. */
export function timeOfDay(eb: EventBuilder) {
  return eb.fn.coalesce('time', eb.val(''))
}

export function upcomingEvents(backend: Backend, page: number) {
  return eventsPage(backend, upcomingOrder(backend), page)
}

/** None unless the author shows them. */
export function pastEvents(backend: Backend, page: number) {
  return eventsPage(backend, publicEvents(backend, 'past'), page)
}

export function upcomingOrder(backend: Backend) {
  return publicEvents(backend, 'upcoming')
}

function publicEvents({ db, clock }: Backend, part: 'upcoming' | 'past') {
  const today = copenhagenToday(clock)
  const isPast = part === 'past'
  return db
    .selectFrom('calendar_events')
    .where(isPublic(today))
    .where((eb) => (isPast ? eb.not(isUpcoming(today)(eb)) : isUpcoming(today)(eb)))
    .orderBy('date', isPast ? 'desc' : 'asc')
    .orderBy(timeOfDay)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
}

const comingDatesShown = 3

export async function comingDates(backend: Backend, exceptSlug?: string) {
  const today = copenhagenToday(backend.clock)
  const rows = await upcomingOrder(backend)
    .selectAll()
    .where('date', '>=', today)
    .where('is_cancelled', '=', 0)
    .where('slug', '!=', exceptSlug ?? '')
    .limit(comingDatesShown)
    .execute()
  return rows.map((row) => {
    const { title, slug, date, weekday, timeText, location } = eventOf(today)(row)
    return { title, slug, date, weekday, timeText, location }
  })
}

export async function eventsAbout(backend: Backend, subjectId: string) {
  const today = copenhagenToday(backend.clock)
  const rows = await upcomingOrder(backend)
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('date', '>=', today)
    .execute()
  return rows.map(eventOf(today))
}

async function eventsPage(
  { clock }: Backend,
  query: ReturnType<typeof upcomingOrder>,
  page: number,
) {
  const { items, ...rest } = await readPage(query.selectAll(), page)
  return { items: items.map(eventOf(copenhagenToday(clock))), ...rest }
}

export function labelsOf(row: EventRow): string {
  const choices = choiceLabels(eventFields, row).filter(({ isDefault }) => !isDefault)
  return choices.map(({ label }) => label).join(' · ')
}

export function eventOf(today: string) {
  return (row: EventRow) => {
    const { id, title, slug, date, time, location, description, event_type } = row
    return {
      id,
      title,
      slug,
      date,
      location,
      /** HTML from the editor, or plain text with line breaks. */
      description,
      dateText: longDate(date),
      weekday: format(parseISO(date), 'EEEE', { locale: da }),
      timeText: time && clockTime(time),
      type: event_type,
      /** The labels of its choices, such as 'Koncert'; empty if all have their defaults. */
      labels: labelsOf(row),
      /** Today or later; false for a past event that is still in the programme. */
      isUpcoming: date >= today,
      movedFromText: row.moved_from && longDate(row.moved_from),
      isCancelled: row.is_cancelled === 1,
    }
  }
}

export async function eventAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'calendar_events', requested)
  if (!match) {
    const slug = await slugOfId(backend, 'calendar_events', requested)
    return slug === undefined ? undefined : { redirect: slug }
  }
  if ('redirect' in match) return match
  const media = await mediaCard(backend, match.row.media)
  return { event: { ...eventPage(match.row, copenhagenToday(backend.clock)), ...media } }
}

export function eventPage(row: EventRow, today: string) {
  const { created_at, updated_at, revision, series_id, sort_order, media, ...columns } = row
  return {
    ...columns,
    ...eventOf(today)(row),
    time: row.time?.slice(0, 'HH:MM'.length) ?? null,
    fullDateText: fullDate(row.date),
  }
}

export type CalendarEvent = ReturnType<ReturnType<typeof eventOf>>

export type ComingDate = Awaited<ReturnType<typeof comingDates>>[number]

export type EventPage = ReturnType<typeof eventPage>
