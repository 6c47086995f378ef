import { href } from 'react-router'

export const eventTypes = ['concert', 'lecture', 'singing_evening', 'other'] as const

export type EventType = (typeof eventTypes)[number]

/** An event as the calendar shows it (docs/specification.md, "Calendar"). */
export interface CalendarEvent {
  id: string
  title: string
  slug: string
  /** YYYY-MM-DD, a day in Copenhagen. */
  date: string
  /** dd MMMM yyyy in Danish. */
  dateText: string
  weekday: string
  /** 'kl. HH:MM'. */
  timeText: string | null
  location: string | null
  /** HTML from the editor, or plain text with line breaks. */
  description: string | null
  type: EventType
  /** Of today or later: what is kept in the programme after its day is not. */
  isToCome: boolean
  /** dd MMMM yyyy of the day on which it was to be. */
  movedFromText: string | null
  /** Called off; it stays where it was and says so. */
  isCancelled: boolean
}

/** In the URL of a new event's form: the id of the one it is a copy of. */
export const copyParameter = 'kopi'

/** In the URL of a new event's form: the id of the lecture or work it belongs to. */
export const subjectParameter = 'om'

/** The form of a new event that belongs to a lecture or work. */
export function newEventPath(subjectId: string): string {
  return `${href('/admin/kalender/:id', { id: 'ny' })}?${subjectParameter}=${subjectId}`
}

/** The page of an event. */
export function eventPath(slug: string): string {
  return href('/kalender/:slug', { slug })
}

/** Where an event stands in the list. */
export function eventAnchor(id: string): string {
  return `begivenhed-${id}`
}
