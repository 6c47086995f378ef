import { addYears } from 'date-fns/addYears'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { da } from 'date-fns/locale/da'
import { parse } from 'date-fns/parse'
import { parseISO } from 'date-fns/parseISO'

const formatsWithYear = [
  'd.M.yyyy',
  'd-M-yyyy',
  'd/M/yyyy',
  'yyyy-MM-dd',
  'd. MMMM yyyy',
  'd MMMM yyyy',
  'd. MMM yyyy',
  'd MMM yyyy',
  'd.M.yy',
  'd-M-yy',
  'd/M/yy',
]
const formatsWithoutYear = ['d.M', 'd.M.', 'd-M', 'd/M', 'd. MMMM', 'd MMMM', 'd. MMM', 'd MMM']

/**
 * Parses a typed date to YYYY-MM-DD. A date without a year gets the year in which it is nearest to today.
 * Returns text that is not a date unchanged; the schema refuses it.
 */
export function parseTypedDate(typed: string, today: string): string {
  const now = parseISO(today)
  const text = typed.trim().toLocaleLowerCase('da')
  if (text === '') return ''
  // date-fns requires the full stop of a short month.
  const texts = [text, text.replace(/(?<=\p{L})(?= \d{4}$|$)/u, '.')]
  const daysIn = (formats: string[]) =>
    formats
      .flatMap((pattern) => texts.map((each) => parse(each, pattern, now, { locale: da })))
      .filter(isValid)
  const withYear = daysIn(formatsWithYear).find((day) => day.getFullYear() > 999)
  if (withYear) return format(withYear, 'yyyy-MM-dd')
  const [day] = daysIn(formatsWithoutYear)
  return day ? format(nearest(day, now), 'yyyy-MM-dd') : typed.trim()
}

function nearest(day: Date, today: Date): Date {
  const distance = (one: Date) => Math.abs(differenceInCalendarDays(one, today))
  const years = [day, addYears(day, -1), addYears(day, 1)]
  return years.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** A date that is further in the past probably has a wrong year. */
const maxDaysPast = 180

/** Returns the next occurrence of the day and month of a date that is long past, else undefined. */
export function suggestedDate(iso: string, today: string): string | undefined {
  const day = parseISO(iso)
  const now = parseISO(today)
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || !isValid(day)) return undefined
  if (differenceInCalendarDays(now, day) < maxDaysPast) return undefined
  const years = now.getFullYear() - day.getFullYear()
  const thisYear = addYears(day, years)
  return format(thisYear < now ? addYears(day, years + 1) : thisYear, 'yyyy-MM-dd')
}
