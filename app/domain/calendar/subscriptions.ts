import { href } from 'react-router'
import type { EventType } from './calendar'

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

export function eventFilePath(id: string): string {
  return href('/kalender/begivenhed/:file', { file: `${id}.ics` })
}

export function webcalUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/^https?:/, 'webcal:') + path
}
