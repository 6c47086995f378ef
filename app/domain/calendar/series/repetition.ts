import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { format } from 'date-fns/format'
import { getDate } from 'date-fns/getDate'
import { getDay } from 'date-fns/getDay'
import { parseISO } from 'date-fns/parseISO'
import { startOfMonth } from 'date-fns/startOfMonth'

export const rhythms = ['weekly', 'fortnightly', 'monthly'] as const

/** Every week, every second week, or the same weekday of each month, such as the first Tuesday. */
type Rhythm = (typeof rhythms)[number]

export interface Repetition {
  rhythm: Rhythm
  /** YYYY-MM-DD: the last possible day. */
  until: string
}

/** A year of weekly events. */
export const maxRepetitions = 53

export function datesOf(first: string, repetition: Repetition | undefined): string[] {
  if (!repetition) return [first]
  const start = parseISO(first)
  const dates: string[] = []
  for (let number = 0; dates.length < maxRepetitions; number++) {
    const day = nthDay(start, repetition.rhythm, number)
    const date = day && format(day, 'yyyy-MM-dd')
    if (date && date > repetition.until) break
    if (date) dates.push(date)
  }
  return dates
}

function nthDay(start: Date, rhythm: Rhythm, number: number): Date | undefined {
  if (rhythm === 'monthly') return sameWeekday(start, number)
  return addDays(start, number * (rhythm === 'weekly' ? 7 : 14))
}

function sameWeekday(begin: Date, months: number): Date | undefined {
  const month = startOfMonth(addMonths(startOfMonth(begin), months))
  const weeks = Math.floor((getDate(begin) - 1) / 7)
  const day = addDays(month, ((getDay(begin) - getDay(month) + 7) % 7) + weeks * 7)
  return day.getMonth() === month.getMonth() ? day : undefined
}

export const scopes = ['one', 'following', 'all'] as const

/** The events of a series that a change affects: this one, this and the later ones, or all. */
export type Scope = (typeof scopes)[number]

/** The URL parameter of the list with the id of a series that was just added. */
export const addedParameter = 'tilfoejet'

export function parseScope(value: unknown): Scope {
  return scopes.find((scope) => scope === value) ?? 'one'
}
