import { href } from 'react-router'
import type { Row, RowOf } from '~/platform/db/schema'

export type EventRow = RowOf<'calendar_events'>

/** The columns of events that are not hidden. `isPublic` also checks the date. */
export const publicEvent = { is_visible: 1 } as const

export type EventType = EventRow['event_type']

/** The description is HTML from the editor, or plain text with line breaks. */
export interface CalendarEvent
  extends Pick<EventRow, 'id' | 'title' | 'slug' | 'date' | 'location' | 'description'> {
  dateText: string
  weekday: string
  timeText: string | null
  type: EventType
  /** The labels of its choices, such as 'Koncert'; empty if all have their defaults. */
  labels: string
  /** Today or later; false for a past event that is still in the programme. */
  isUpcoming: boolean
  movedFromText: string | null
  isCancelled: boolean
}

export type ComingDate = Pick<
  CalendarEvent,
  'title' | 'slug' | 'date' | 'weekday' | 'timeText' | 'location'
>

/** The URL parameter of a new event's form: the id of the event to copy. */
export const copyParameter = 'kopi'

/** The URL parameter of a new event's form: the id of its lecture or work. */
export const subjectParameter = 'om'

export function newEventPath(subjectId: string): string {
  return `${href('/admin/kalender/:id', { id: 'ny' })}?${subjectParameter}=${subjectId}`
}

export function eventPath(slug: string): string {
  return href('/kalender/:slug', { slug })
}

export function eventAnchor(id: string): string {
  return `begivenhed-${id}`
}

/** The sections of the back-office's list. `kept` events are past but still in the programme. */
export const eventSections = ['added', 'past', 'kept', 'upcoming'] as const
export type EventSection = (typeof eventSections)[number]

export type EventPage = CalendarEvent &
  Omit<EventRow, keyof Row | 'series_id' | 'sort_order'> & {
    fullDateText: string
  }

export function mapLinks(place: string): { app: string; web: string } {
  const query = encodeURIComponent(place.replace(/\s+/g, ' '))
  return {
    app: `geo:0,0?q=${query}`,
    web: `https://www.openstreetmap.org/search?query=${query}`,
  }
}
