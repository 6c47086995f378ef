import { fullDate } from '~/danish/long-date'
import type { CalendarEvent, EventRow } from './calendar'

/** An event on its own page; unknown facts are null. */
export type EventPage = CalendarEvent & ReturnType<typeof eventFacts>

/** The facts that only an event's own page shows. */
export function eventFacts(row: EventRow) {
  return {
    /** 'tirsdag den 1. december 2026' */
    fullDateText: fullDate(row.date),
    /** HH:MM */
    time: row.time?.slice(0, 5) ?? null,
    /** HH:MM; a time before the start is on the next day. */
    endTime: row.end_time,
    /** A postal address, for maps. */
    address: row.address,
    ticketLink: row.ticket_link,
    /** YYYY-MM-DD: the original date of a moved event. */
    movedFrom: row.moved_from,
    subjectId: row.subject_id,
    /** In the file store. */
    imagePath: row.image_url,
  }
}

/** Links to a place in the visitor's map app and on the web. */
export function mapLinks(place: string): { app: string; web: string } {
  const query = encodeURIComponent(place.replace(/\s+/g, ' '))
  return {
    app: `geo:0,0?q=${query}`,
    web: `https://www.openstreetmap.org/search?query=${query}`,
  }
}
