import type { Row } from '~/platform/db/schema'
import type { CalendarEvent, EventRow } from './calendar'

/** An event on its own page: the fields of the list and the columns of its row. */
export type EventPage = CalendarEvent &
  Omit<EventRow, keyof Row | 'series_id' | 'sort_order'> & {
    /** 'tirsdag den 1. december 2026' */
    fullDateText: string
  }

/** Links to an address in the visitor's map app and on the web. */
export function mapLinks(place: string): { app: string; web: string } {
  const query = encodeURIComponent(place.replace(/\s+/g, ' '))
  return {
    app: `geo:0,0?q=${query}`,
    web: `https://www.openstreetmap.org/search?query=${query}`,
  }
}
