import { href } from 'react-router'
import type { EventType } from './calendar'

/** A calendar to subscribe to: all events, or those of one type. */
export interface Subscription {
  path: string
  of: 'all' | EventType
}

export const calendarType = 'text/calendar'

export const wholeCalendar: Subscription = { path: '/kalender/alle.ics', of: 'all' }

export const subscriptions: Subscription[] = [
  wholeCalendar,
  { path: '/kalender/koncerter.ics', of: 'concert' },
  { path: '/kalender/foredrag.ics', of: 'lecture' },
  { path: '/kalender/sangaftener.ics', of: 'singing_evening' },
  { path: '/kalender/andre.ics', of: 'other' },
]

/** The iCalendar file of one event. */
export function eventFilePath(id: string): string {
  return href('/kalender/begivenhed/:file', { file: `${id}.ics` })
}

/** The URL by which calendar programs subscribe. */
export function webcalUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/^https?:/, 'webcal:') + path
}
