import { eventForm } from '~/domain/calendar/calendar.form'
import { saveEvent } from '~/domain/calendar/calendar-commands.server'
import { listEvents } from '~/domain/calendar/calendar-editing.server'
import { eventFile, subscribedCalendar } from '~/domain/calendar/icalendar.server'
import { allEvents } from '~/domain/calendar/subscriptions'
import { readForm } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import { signedInAdmin } from './admins'
import { readCalendar } from './calendar'
import { filledForm } from './forms'

/** The fields of an event. */
export type Fields = Record<string, string>

const minimal = { title: 'Koncert', date: '2026-12-04', event_type: 'concert', is_visible: 'on' }

/** The values of an event’s form with these fields. */
export function eventValues(fields: Fields) {
  const { value, errors } = readForm(eventForm, filledForm(eventForm, { ...minimal, ...fields }))
  if (errors) throw new Error(JSON.stringify(errors))
  return value
}

/** Saves new events and returns the ids of all, by date. */
export async function addEvents(backend: Backend, ...events: Fields[]): Promise<string[]> {
  const admin = await signedInAdmin(backend)
  for (const fields of events) await saveEvent(backend, admin, undefined, eventValues(fields))
  return (await listEvents(backend)).items.map(({ id }) => id)
}

/** The calendar that a subscriber gets. */
export async function readSubscription(backend: Backend, subscription = allEvents) {
  return readCalendar(await subscribedCalendar(backend, subscription, 'Johanne'))
}

/** The event in its own file. */
export async function readEventFile(backend: Backend, id: string) {
  const { text = '' } = (await eventFile(backend, id)) ?? {}
  return readCalendar(text).events[0]
}
