import { href } from 'react-router'
import type { EventType } from './calendar'

/** A calendar to subscribe to: all events, or those of one type. */
export interface Subscription {
  path: string
  eventType: 'all' | EventType
}

export const calendarType = 'text/calendar'

export const allEvents: Subscription = { path: '/kalender/alle.ics', eventType: 'all' }

export const subscriptions: Subscription[] = [
  allEvents,
  { path: '/kalender/koncerter.ics', eventType: 'concert' },
  { path: '/kalender/foredrag.ics', eventType: 'lecture' },
  { path: '/kalender/sangaftener.ics', eventType: 'singing_evening' },
  { path: '/kalender/andre.ics', eventType: 'other' },
]

/** The iCalendar file of one event. */
export function eventFilePath(id: string): string {
  return href('/kalender/begivenhed/:file', { file: `${id}.ics` })
}

/** The URL by which calendar programs subscribe. */
export function webcalUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/^https?:/, 'webcal:') + path
}
