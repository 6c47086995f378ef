import { fullDate } from '~/danish/long-date'
import type { CalendarEvents } from '~/platform/db/calendar-tables'
import type { CalendarEvent } from './calendar'

/** An event as its own page shows it; what is not known is null. */
export type EventPage = CalendarEvent & ReturnType<typeof eventFacts>

/** What only an event's own page shows. */
export function eventFacts(row: Omit<CalendarEvents, 'slug'>) {
  return {
    /** 'tirsdag den 1. december 2026' */
    fullDateText: fullDate(row.date),
    /** HH:MM */
    time: row.time?.slice(0, 5) ?? null,
    /** HH:MM; a time before the start is on the next day. */
    endTime: row.end_time,
    /** A postal address, for a map. */
    address: row.address,
    ticketLink: row.ticket_link,
    /** YYYY-MM-DD: the original date of a moved event. */
    movedFrom: row.moved_from,
    subjectId: row.subject_id,
    /** Where its picture is stored. */
    imagePath: row.image_url,
  }
}

/** The lecture or the work that an event is about. */
export interface Subject {
  kind: 'lecture' | 'work'
  id: string
  title: string
  /** Its page. */
  path: string
}

/** The ways to a place on a map: in an app of the visitor's own, and on the web. */
export function mapLinks(place: string): { app: string; web: string } {
  const query = encodeURIComponent(place.replace(/\s+/g, ' '))
  return {
    app: `geo:0,0?q=${query}`,
    web: `https://www.openstreetmap.org/search?query=${query}`,
  }
}
