import { format } from 'date-fns/format'
import { da } from 'date-fns/locale/da'
import { parseISO } from 'date-fns/parseISO'
import type { ExpressionBuilder } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/clock'
import type { Schema } from '~/platform/schema'
import { clockTime, programmeDate } from '~/text/dates'
import { type Page, pageOf, rowsOf } from '~/text/paging'
import type { CalendarEvent } from './calendar'
import { publicEvent } from './visibility'

type EventBuilder = ExpressionBuilder<Schema, 'calendar_events'>

/** What a visitor may see: an event that is not hidden. */
export function isPublic(eb: EventBuilder) {
  return eb.and(publicEvent)
}

/** Whether an event still stands in the programme: all of its day, or for as long as it is kept. */
export function isUpcoming(today: string) {
  return (eb: EventBuilder) => eb.or([eb('date', '>=', today), eb('keep_after_date', '=', 1)])
}

/** One page of what is to come, the next event first (section 7; the date is Copenhagen's). */
export async function upcomingEvents(backend: Backend, page: number): Promise<Page<CalendarEvent>> {
  const today = copenhagenToday(backend.clock)
  const rows = await events(backend, page)
    .where(isUpcoming(today))
    .orderBy('date')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return pageOf(rows.map(eventOf(today)), page)
}

/** One page of what has been, the latest event first. */
export async function pastEvents(backend: Backend, page: number): Promise<Page<CalendarEvent>> {
  const today = copenhagenToday(backend.clock)
  const rows = await events(backend, page)
    .where((eb) => eb.not(isUpcoming(today)(eb)))
    .orderBy('date', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return pageOf(rows.map(eventOf(today)), page)
}

function events({ db }: Backend, page: number) {
  const { limit, offset } = rowsOf(page)
  return db.selectFrom('calendar_events').selectAll().where(isPublic).limit(limit).offset(offset)
}

function eventOf(today: string) {
  return (row: Schema['calendar_events']): CalendarEvent => {
    const { id, title, date, time, location, description, event_type, is_cancelled } = row
    return {
      ...{ id, title, date, location, description },
      dateText: programmeDate(date),
      weekday: format(parseISO(date), 'EEEE', { locale: da }),
      timeText: time && clockTime(time),
      type: event_type,
      isToCome: date >= today,
      isCancelled: is_cancelled === 1,
    }
  }
}
