import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { startOfDay } from 'date-fns/startOfDay'

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

/** Today's date in Copenhagen as YYYY-MM-DD, whatever the server's own time zone is. */
export function copenhagenToday(clock: Clock): string {
  return format(clock.now(), 'yyyy-MM-dd', copenhagen)
}

/** The instant, in milliseconds since 1970, at which Copenhagen's date changes next. */
export function nextCopenhagenMidnight(clock: Clock): number {
  return startOfDay(addDays(clock.now(), 1, copenhagen), copenhagen).getTime()
}
