import { href } from 'react-router'
import type { RowOf } from '~/platform/db/schema'

export type EventRow = RowOf<'calendar_events'>

/** The columns of events that are not hidden. `isPublic` also checks the date. */
export const publicEvent = { is_visible: 1 } as const

export type EventType = EventRow['event_type']

/** The URL parameter of a new event's form: the id of the event to copy. */
export const copyParameter = 'kopi'

/** The URL parameter of a new event's form: the id of its lecture or work. */
export const subjectParameter = 'om'

export function eventCopyPath(id: string): string {
  return `${href('/admin/kalender/:id', { id: 'ny' })}?${copyParameter}=${id}`
}

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

export function mapLinks(place: string): { app: string; web: string } {
  const query = encodeURIComponent(place.replace(/\s+/g, ' '))
  return {
    app: `geo:0,0?q=${query}`,
    web: `https://www.openstreetmap.org/search?query=${query}`,
  }
}
