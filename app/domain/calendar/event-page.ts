import type { CalendarEvent } from './calendar'

/** An event as its own page shows it: what is not known is null. */
export interface EventPage extends CalendarEvent {
  /** As it is said: 'tirsdag den 1. december 2026'. */
  fullDateText: string
  /** HH:MM; earlier than it begins is of the day after. */
  time: string | null
  endTime: string | null
  /** Where the place is found on a map, as a letter is addressed. */
  address: string | null
  ticketLink: string | null
  /** YYYY-MM-DD: the day on which it was to be. */
  movedFrom: string | null
  /** The id of what it is about. */
  subjectId: string | null
  /** Where its picture is stored. */
  imagePath: string | null
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
