import { addYears } from 'date-fns/addYears'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { da } from 'date-fns/locale/da'
import { parse } from 'date-fns/parse'
import { parseISO } from 'date-fns/parseISO'

const withYear = [
  'd.M.yyyy',
  'd-M-yyyy',
  'd/M/yyyy',
  'yyyy-MM-dd',
  'd. MMMM yyyy',
  'd MMMM yyyy',
  'd. MMM yyyy',
  'd.M.yy',
  'd-M-yy',
  'd/M/yy',
]
const withoutYear = ['d.M', 'd.M.', 'd-M', 'd/M', 'd. MMMM', 'd MMMM', 'd. MMM']

/**
 * Parses a typed date to YYYY-MM-DD. Without a year it is the nearest such date, since most dates are
 * typed shortly before or after. Returns unparsable text unchanged, for the schema to refuse.
 */
export function isoOf(written: string, today: string): string {
  const now = parseISO(today)
  const text = written.trim().toLocaleLowerCase('da')
  if (text === '') return ''
  const read = (pattern: string) => parse(text, pattern, now, { locale: da })
  for (const pattern of withYear) {
    const day = read(pattern)
    if (isValid(day) && day.getFullYear() > 999) return format(day, 'yyyy-MM-dd')
  }
  const day = withoutYear.map(read).find(isValid)
  return day ? format(nearest(day, now), 'yyyy-MM-dd') : written.trim()
}

function nearest(day: Date, today: Date): Date {
  const distance = (one: Date) => Math.abs(differenceInCalendarDays(one, today))
  const years = [day, addYears(day, -1), addYears(day, 1)]
  return years.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** In days. A date further in the past probably has a wrong year. */
const maxDaysPast = 180

/** Returns the next future occurrence of a date that is long past, else undefined. */
export function comingYearOf(iso: string, today: string): string | undefined {
  const day = parseISO(iso)
  const now = parseISO(today)
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || !isValid(day)) return undefined
  if (differenceInCalendarDays(now, day) < maxDaysPast) return undefined
  const years = now.getFullYear() - day.getFullYear()
  const thisYear = addYears(day, years)
  return format(thisYear < now ? addYears(day, years + 1) : thisYear, 'yyyy-MM-dd')
}
