import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { subYears } from 'date-fns/subYears'
import {
  escape as escapedText,
  foldLines,
  ICalCalendar,
  ICalEvent,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { printable } from '~/http/printable'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { choiceLabels } from '~/platform/changes/columns'
import { mixedTextLines } from '~/platform/rich-text.server'
import { copenhagenTime, copenhagenToday } from '~/platform/runtime/clock'
import { letOthersIn } from '~/platform/runtime/event-loop'
import { type EventRow, eventPath } from './calendar'
import { assumedEndCopy, cancelledCopy, subscriptionCopy } from './calendar.copy'
import { eventFields } from './calendar.form'
import { isPublic, isUpcoming, timeOfDay } from './calendar.server'
import { endDate } from './end-date'
import type { Subscription } from './subscriptions'

/** The length of an event without an end time. */
const assumedHours = 2

const refreshIntervalSeconds = 4 * 60 * 60

const zone = 'Europe/Copenhagen'

/** The rules of Danish summer time since 1996. */
const zoneRules = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
`.replaceAll('\n', '\r\n')

const end = /^(?=END:VCALENDAR)/m

async function icalendar(
  events: EventRow[],
  siteUrl: string,
  subscription?: { name: string; source: string },
): Promise<string> {
  const calendar = new ICalCalendar({
    prodId: { company: 'Skrivestue', product: 'Kalender', language: 'DA' },
  })
  if (subscription) {
    calendar
      .name(oneLine(subscription.name))
      .source(subscription.source)
      .ttl(refreshIntervalSeconds)
  }
  // The library would put the time zone between the calendar's properties, and would leave it out of an empty
  // calendar, which is then invalid.
  const components = [zoneRules]
  for (const event of events) {
    const entry = () => foldLines(`${new ICalEvent(entryOf(event, siteUrl), calendar)}`)
    components.push(await letOthersIn(entry))
  }
  return `${calendar}\r\n`.replace(end, () => components.join(''))
}

/** Escapes a calendar's name, which the library does not do. */
function oneLine(name: string): string {
  return escapedText(printable(name).replace(/\s+/g, ' '), false)
}

function entryOf(event: EventRow, siteUrl: string): ICalEventData {
  const { title, slug, description, is_cancelled } = event
  const { isEndAssumed, ...times } = eventTimes(event)
  const text = mixedTextLines(description ?? '')
  const descriptionParts = [text, isEndAssumed && assumedEndCopy].filter(Boolean)
  const updatedAt = parseISO(event.updated_at)
  return {
    // Does not contain the site's URL, which may change.
    id: `${event.id}@skrivestue`,
    sequence: event.revision,
    stamp: updatedAt,
    lastModified: updatedAt,
    created: parseISO(event.created_at),
    timezone: zone,
    ...times,
    summary: printable(is_cancelled ? `${cancelledCopy}: ${title}` : title),
    location: printable([event.location, event.address].filter(Boolean).join(', ')) || null,
    description: printable(descriptionParts.join('\n\n')) || null,
    categories: choiceLabels(eventFields, event).map(({ label }) => ({ name: label })),
    url: `${siteUrl}${eventPath(slug)}`,
    status: is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // All-day and cancelled events do not make the reader busy.
    transparency:
      is_cancelled || times.allDay
        ? ICalEventTransparency.TRANSPARENT
        : ICalEventTransparency.OPAQUE,
  }
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d/

function eventTimes({ date, time, end_time }: EventRow) {
  const startTime = timePattern.exec(time ?? '')?.[0]
  const endTime = timePattern.exec(end_time ?? '')?.[0]
  const start = copenhagenTime(date, startTime)
  if (!startTime) return { start, end: addDays(start, 1), allDay: true, isEndAssumed: false }
  const hasEnd = endTime !== undefined && endTime !== startTime
  const end = hasEnd
    ? copenhagenTime(endDate(date, startTime, endTime), endTime)
    : addHours(start, assumedHours)
  return { start, end, allDay: false, isEndAssumed: !hasEnd }
}

/** The number of years that past events stay in subscribed calendars. */
const pastYears = 1

const maxNameLength = 60

export async function subscribedCalendar(
  { db, clock, siteUrl }: Backend,
  { path, eventType }: Subscription,
  owner: string,
): Promise<string> {
  const today = copenhagenToday(clock)
  const from = format(subYears(parseISO(today), pastYears), 'yyyy-MM-dd')
  const events = await db
    .selectFrom('calendar_events')
    .selectAll()
    .where(isPublic(today))
    .where(isUpcoming(from))
    .where((eb) => (eventType === 'all' ? eb.lit(true) : eb('event_type', '=', eventType)))
    .orderBy('date')
    .orderBy(timeOfDay)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const name = `${owner}: ${subscriptionCopy[eventType]}`
  return icalendar(events, siteUrl, { name, source: `${siteUrl}${path}` })
}

/** All events, also past and hidden ones, for an export. */
export async function everyEventFile({ db, siteUrl }: Backend): Promise<string> {
  const events = await db
    .selectFrom('calendar_events')
    .selectAll()
    .orderBy('date')
    .orderBy(timeOfDay)
    .orderBy('id')
    .execute()
  return icalendar(events, siteUrl)
}

export async function eventFile({ db, clock, siteUrl }: Backend, id: string) {
  const event = await db
    .selectFrom('calendar_events')
    .selectAll()
    .where(isPublic(copenhagenToday(clock)))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) return undefined
  const title = canonicalSlug(event.title).slice(0, maxNameLength) || 'begivenhed'
  return { fileName: `${title}-${event.date}.ics`, text: await icalendar([event], siteUrl) }
}
