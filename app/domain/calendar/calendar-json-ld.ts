import type { BreadcrumbList, EducationEvent, Event, MusicEvent } from 'schema-dts'
import { author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import { copenhagenInstant } from '~/platform/clock'
import type { CalendarEvent, EventType } from './calendar'

type EventData = Named<Event | EducationEvent | MusicEvent>

const kinds = {
  concert: 'MusicEvent',
  lecture: 'EducationEvent',
  singing_evening: 'MusicEvent',
  other: 'Event',
} as const satisfies Record<EventType, string>

/** The calendar, and its events that have a place: without one, an event cannot be understood. */
export function calendarData(
  siteUrl: string,
  title: string,
  events: readonly CalendarEvent[],
): (Named<BreadcrumbList> | EventData)[] {
  return [
    breadcrumbs(siteUrl, { name: title, path: '/kalender' }),
    ...events.flatMap((event) => eventData(siteUrl, event) ?? []),
  ]
}

function eventData(siteUrl: string, event: CalendarEvent): EventData | undefined {
  const { id, title, location, description, type, isCancelled } = event
  if (!location) return undefined
  return {
    '@id': `${siteUrl}/kalender#begivenhed-${id}`,
    '@type': kinds[type],
    name: title,
    startDate: startOf(event),
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'Place', name: location, address: location },
    url: `${siteUrl}/kalender`,
    ...(description && { description }),
    ...(type === 'lecture' && { performer: author(siteUrl) }),
  }
}

/** The day alone where the time is open. */
function startOf({ date, timeText }: CalendarEvent): string {
  const [time] = /\d\d:\d\d/.exec(timeText ?? '') ?? []
  return time ? copenhagenInstant(date, time) : date
}
