import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { subYears } from 'date-fns/subYears'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { subscriptionCopy } from './calendar.copy'
import { isPublic, isUpcoming, timeOfDay } from './calendar.server'
import { icalendar } from './icalendar.server'
import type { Subscription } from './subscriptions'

/** The number of years that past events stay in subscribed calendars. */
const pastYears = 1

const maxNameLength = 60

/**
 * The iCalendar file of a subscription: upcoming events and, if the author shows past events, those of the
 * last year.
 * @param owner the name of the calendar in the subscriber's list
 */
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

/** The iCalendar file and file name of one event; undefined if visitors cannot see it. */
export async function eventFile(
  { db, clock, siteUrl }: Backend,
  id: string,
): Promise<{ fileName: string; text: string } | undefined> {
  const event = await db
    .selectFrom('calendar_events')
    .selectAll()
    .where(isPublic(copenhagenToday(clock)))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) return undefined
  const title = canonicalSlug(event.title).slice(0, maxNameLength) || 'begivenhed'
  return { fileName: `${title}-${event.date}.ics`, text: icalendar([event], siteUrl) }
}
