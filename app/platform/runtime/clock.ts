import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { startOfDay } from 'date-fns/startOfDay'
import { subHours } from 'date-fns/subHours'
import { remembered } from './remembered'

/** Where "now" comes from. Everything that depends on the time is given one of these. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that always shows the same instant (ISO 8601). */
export function fixedClock(instant: string): Clock {
  return { now: () => new Date(instant) }
}

const copenhagen = { in: tz('Europe/Copenhagen') }

/** Swedish dates are ISO's. A sitemap has thousands, and date-fns takes eight times as long. */
const dateOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' })

/** The date in Copenhagen, as YYYY-MM-DD, at an instant (ISO 8601). */
export function copenhagenDate(instant: string | Date): string {
  return dateOf.format(new Date(instant))
}

/** What the clocks of Copenhagen show at an instant (ISO 8601): YYYY-MM-DD and HH:MM. */
export function copenhagenClock(instant: string | Date): { date: string; time: string } {
  return { date: copenhagenDate(instant), time: format(instant, 'HH:mm', copenhagen) }
}

/** Today's date in Copenhagen as YYYY-MM-DD, whatever the server's own time zone is. */
export function copenhagenToday(clock: Clock): string {
  return copenhagenDate(clock.now())
}

/**
 * A date (YYYY-MM-DD) and a time (HH:MM) on the clocks of Copenhagen. An hour that is skipped in
 * spring counts on into the next; of the one that comes twice in autumn it is the first.
 */
export function copenhagenTime(date: string, time = '00:00'): Date {
  const moment = parseISO(`${date}T${time}`, copenhagen)
  const hourBefore = subHours(moment, 1)
  return hourBefore.getHours() === moment.getHours() ? hourBefore : moment
}

/** The same as `copenhagenTime`, as '2026-11-21T19:30:00+01:00'. */
export function copenhagenInstant(date: string, time: string): string {
  return instantOf(`${date} ${time}`)
}

/** A calendar has dozens, and the rules of a time zone take longer than most of what makes a page. */
const instantOf = remembered((moment) => {
  const [date = '', time] = moment.split(' ')
  return format(copenhagenTime(date, time), "yyyy-MM-dd'T'HH:mm:ssxxx", copenhagen)
})

/** The day asked for last: it is the same for a whole day of pages. */
let day = { begins: 0, ends: 0 }

/** The instant, in milliseconds since 1970, at which Copenhagen's date changes next. */
export function nextCopenhagenMidnight(clock: Clock): number {
  const now = clock.now()
  if (now.getTime() < day.begins || now.getTime() >= day.ends) {
    const ends = startOfDay(addDays(now, 1, copenhagen), copenhagen).getTime()
    day = { begins: startOfDay(now, copenhagen).getTime(), ends }
  }
  return day.ends
}

/** Measures how long something takes: answers the seconds since it was begun, whatever the clock does. */
export function stopwatch(): () => number {
  const begun = performance.now()
  return () => (performance.now() - begun) / 1000
}
