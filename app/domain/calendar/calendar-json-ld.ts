import type { BreadcrumbList, EducationEvent, Event, MusicEvent } from 'schema-dts'
import type { Picture } from '~/domain/images/images'
import { absolute, author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import { type Subject, subjectData } from '~/domain/subjects/subject'
import { copenhagenInstant } from '~/platform/runtime/clock'
import { type EventType, eventPath } from './calendar'
import type { CalendarEvent, EventPage } from './calendar.server'
import { endDate } from './end-date'

type EventData = Named<Event | EducationEvent | MusicEvent>

const schemaTypes = {
  concert: 'MusicEvent',
  lecture: 'EducationEvent',
  singing_evening: 'MusicEvent',
  other: 'Event',
} as const satisfies Record<EventType, string>

const listStep = (name: string) => ({ name, path: '/kalender' })

/** JSON-LD of the calendar and its events. Leaves out events without the location that schema.org requires. */
export function calendarData(
  siteUrl: string,
  title: string,
  events: readonly CalendarEvent[],
): (Named<BreadcrumbList> | EventData)[] {
  return [
    breadcrumbs(siteUrl, listStep(title)),
    ...events.flatMap((event) => eventData(siteUrl, event) ?? []),
  ]
}

function eventData(siteUrl: string, event: CalendarEvent): EventData | undefined {
  const { title, slug, location, description, type } = event
  if (!location) return undefined
  const url = absolute(siteUrl, eventPath(slug))
  return {
    '@id': `${url}#begivenhed`,
    '@type': schemaTypes[type],
    name: title,
    startDate: startOf(event),
    eventStatus: `https://schema.org/${statusOf(event)}` as const,
    location: { '@type': 'Place', name: location, address: location },
    url,
    ...(description && { description }),
    ...(type === 'lecture' && { performer: author(siteUrl) }),
  }
}

function statusOf({ isCancelled, movedFromText }: CalendarEvent) {
  if (isCancelled) return 'EventCancelled'
  return movedFromText ? 'EventRescheduled' : 'EventScheduled'
}

type EventForJsonLd = CalendarEvent &
  Pick<EventPage, 'time' | 'end_time' | 'address' | 'ticket_link' | 'moved_from'>

export function eventPageData(
  siteUrl: string,
  listTitle: string,
  event: EventForJsonLd,
  { subject, picture }: { subject: Subject | undefined; picture: Picture | undefined },
): (Named<BreadcrumbList> | EventData)[] {
  const { title, slug, location, address, ticket_link, moved_from } = event
  const trail = breadcrumbs(siteUrl, listStep(listTitle), { name: title, path: eventPath(slug) })
  const place = location ?? address
  const data = eventData(siteUrl, { ...event, location: place })
  if (!data || place === null) return [trail]
  const pageFields = {
    ...endOf(event),
    location: { '@type': 'Place', name: place, address: address ?? place },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: author(siteUrl),
    ...(moved_from && { previousStartDate: moved_from }),
    ...(picture && { image: absolute(siteUrl, picture.src) }),
    ...(ticket_link && { offers: { '@type': 'Offer', url: ticket_link } }),
    ...(subject && { about: subjectData(siteUrl, subject) }),
  } as const
  return [trail, { ...data, ...pageFields } as EventData]
}

function endOf({ date, time, end_time }: EventForJsonLd) {
  if (!time || !end_time || end_time === time) return {}
  return { endDate: copenhagenInstant(endDate(date, time, end_time), end_time) }
}

function startOf({ date, timeText }: CalendarEvent): string {
  const [time] = /\d\d:\d\d/.exec(timeText ?? '') ?? []
  return time ? copenhagenInstant(date, time) : date
}
