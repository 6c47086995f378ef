import { href } from 'react-router'
import type { RowOf } from '~/platform/db/schema'

export type EventRow = RowOf<'calendar_events'>

/** The columns of events that are not hidden. `isPublic` also checks the date. */
export const publicEvent = { is_visible: 1 } as const

export type EventType = EventRow['event_type']

export function eventPath(slug: string): string {
  return href('/kalender/:slug', { slug })
}

export function eventAnchor(id: string): string {
  return `begivenhed-${id}`
}

export function mapLinks(place: string): { app: string; web: string } {
  const query = encodeURIComponent(place.replace(/\s+/g, ' '))
  return {
    app: `geo:0,0?q=${query}`,
    web: `https://www.openstreetmap.org/search?query=${query}`,
  }
}
