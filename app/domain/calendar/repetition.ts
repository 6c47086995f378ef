import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { format } from 'date-fns/format'
import { getDate } from 'date-fns/getDate'
import { getDay } from 'date-fns/getDay'
import { parseISO } from 'date-fns/parseISO'
import { startOfMonth } from 'date-fns/startOfMonth'

export const rhythms = ['weekly', 'fortnightly', 'monthly'] as const

/** How an event comes again: every week, every other, or on the same weekday of each month, such as the first Tuesday. */
export type Rhythm = (typeof rhythms)[number]

export interface Repetition {
  rhythm: Rhythm
  /** YYYY-MM-DD: the last day on which it may be. */
  until: string
}

/** As many are made in one go at most: a year of weeks. */
export const mostRepeated = 53

/** The days (YYYY-MM-DD) of an event, the first of them included. */
export function datesOf(first: string, repetition: Repetition | undefined): string[] {
  if (!repetition) return [first]
  const begin = parseISO(first)
  const dates: string[] = []
  for (let number = 0; dates.length < mostRepeated; number++) {
    const day = dayOf(begin, repetition.rhythm, number)
    const date = day && format(day, 'yyyy-MM-dd')
    if (date && date > repetition.until) break
    if (date) dates.push(date)
  }
  return dates.length > 0 ? dates : [first]
}

function dayOf(begin: Date, rhythm: Rhythm, number: number): Date | undefined {
  if (rhythm === 'monthly') return sameWeekday(begin, number)
  return addDays(begin, number * (rhythm === 'weekly' ? 7 : 14))
}

/** The same weekday of a later month; there is not always a fifth. */
function sameWeekday(begin: Date, months: number): Date | undefined {
  const month = startOfMonth(addMonths(startOfMonth(begin), months))
  const weeks = Math.floor((getDate(begin) - 1) / 7)
  const day = addDays(month, ((getDay(begin) - getDay(month) + 7) % 7) + weeks * 7)
  return day.getMonth() === month.getMonth() ? day : undefined
}
