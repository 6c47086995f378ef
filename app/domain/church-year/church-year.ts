import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { getDay } from 'date-fns/getDay'
import { parseISO } from 'date-fns/parseISO'
import { type ChurchDay, churchDay, type LiturgicalColour } from './church-days'
import { easterSunday } from './easter'

/** A day of the church year with its date in one year. */
export interface DatedDay {
  day: ChurchDay
  /** YYYY-MM-DD */
  date: string
}

/** Readings alternate yearly between two rows. */
export type TextRow = 1 | 2

/** Days from Easter Sunday, without the numbered Sundays. */
const aroundEaster: readonly [id: string, days: number][] = [
  ['sidste-soendag-efter-helligtrekonger', -70],
  ['soendag-septuagesima', -63],
  ['soendag-seksagesima', -56],
  ['fastelavns-soendag', -49],
  ['1-soendag-i-fasten', -42],
  ['2-soendag-i-fasten', -35],
  ['3-soendag-i-fasten', -28],
  ['midfaste-soendag', -21],
  ['mariae-bebudelses-dag', -14],
  ['palmesoendag', -7],
  ['skaertorsdag', -3],
  ['langfredag', -2],
  ['paaskedag', 0],
  ['anden-paaskedag', 1],
  ['1-soendag-efter-paaske', 7],
  ['2-soendag-efter-paaske', 14],
  ['3-soendag-efter-paaske', 21],
  ['store-bededag', 26],
  ['4-soendag-efter-paaske', 28],
  ['5-soendag-efter-paaske', 35],
  ['kristi-himmelfarts-dag', 39],
  ['6-soendag-efter-paaske', 42],
  ['pinsedag', 49],
  ['anden-pinsedag', 50],
  ['trinitatis-soendag', 56],
]

/**
 * The church year that begins on the first Sunday in Advent of a year: its days by date. 24 December can
 * be both the fourth Sunday in Advent and Christmas Eve.
 */
export function churchYear(begins: number): DatedDay[] {
  const easter = easterSunday(begins + 1)
  const days = [
    ...christmastide(begins),
    ...afterEpiphany(begins + 1, shifted(easter, -70)),
    ...aroundEaster.map(([id, distance]) => dated(id, shifted(easter, distance))),
    ...afterTrinity(begins + 1, shifted(easter, 56)),
  ]
  return days.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

/** The year in which the church year of a date (YYYY-MM-DD) began. */
export function churchYearOf(date: string): number {
  const year = Number(date.slice(0, 4))
  return date < firstAdvent(year) ? year - 1 : year
}

/**
 * The row read in the church year that begins in a year: the first row if most of it lies in an odd year.
 */
export function textRow(begins: number): TextRow {
  return begins % 2 === 0 ? 1 : 2
}

/** The days of the church year from a date (YYYY-MM-DD) on, up to the given number of Sundays. */
export function daysFrom(date: string, sundays: number): DatedDay[] {
  const begins = churchYearOf(date)
  const coming = [begins, begins + 1].flatMap(churchYear).filter((each) => each.date >= date)
  const last = coming.filter(isOnSunday)[sundays - 1]?.date ?? date
  return coming.filter((each) => each.date <= last)
}

/**
 * The dates of a day in the given number of church years, beginning with that of a date (YYYY-MM-DD): the
 * year each begins in, and no date if the day does not occur.
 */
export function datesOf(id: string, from: string, years: number) {
  const first = churchYearOf(from)
  return Array.from({ length: years }, (_, index) => {
    const begins = first + index
    const found = churchYear(begins).find(({ day }) => day.id === id)
    return { begins, row: textRow(begins), date: found?.date }
  })
}

/** Days whose colour is not that of the week after them. */
const singleDays = ['anden-juledag', 'skaertorsdag', 'langfredag']

/** The colour of a date (YYYY-MM-DD): that of its own day, or of the last one before it. */
export function colourOfDate(date: string): LiturgicalColour {
  const days = churchYear(churchYearOf(date)).filter((each) => each.date <= date)
  const current = days.findLast(({ day, date: on }) => on === date || !singleDays.includes(day.id))
  return current?.day.colour ?? 'white'
}

/** Whether it is the day of a Sunday. Christmas Eve never is: it can share the fourth in Advent. */
export function isOnSunday({ day, date }: DatedDay): boolean {
  return day.id !== 'juleaften' && getDay(parseISO(date)) === 0
}

function christmastide(year: number): DatedDay[] {
  const advent = [1, 2, 3, 4].map((number) =>
    dated(`${number}-soendag-i-advent`, shifted(firstAdvent(year), 7 * (number - 1))),
  )
  return [
    ...advent,
    dated('juleaften', `${year}-12-24`),
    dated('juledag', `${year}-12-25`),
    dated('anden-juledag', `${year}-12-26`),
    ...sundayWithin('julesoendag', `${year}-12-27`, `${year}-12-31`),
    dated('nytaarsdag', `${year + 1}-01-01`),
    ...sundayWithin('helligtrekongers-soendag', `${year + 1}-01-02`, `${year + 1}-01-06`),
  ]
}

function afterEpiphany(year: number, last: string): DatedDay[] {
  return sundaysBefore(last, sundayFrom(`${year}-01-07`)).map((date, index) =>
    dated(`${index + 1}-soendag-efter-helligtrekonger`, date),
  )
}

/** All Saints replaces the Sunday it falls on; the numbering counts that Sunday. */
function afterTrinity(year: number, trinity: string): DatedDay[] {
  const last = shifted(firstAdvent(year), -7)
  const allSaints = sundayFrom(`${year}-11-01`)
  const sundays = sundaysBefore(last, shifted(trinity, 7)).map((date, index) =>
    date === allSaints
      ? dated('alle-helgens-dag', date)
      : dated(`${index + 1}-soendag-efter-trinitatis`, date),
  )
  return [...sundays, dated('sidste-soendag-i-kirkeaaret', last)]
}

function firstAdvent(year: number): string {
  return sundayFrom(`${year}-11-27`)
}

function sundaysBefore(end: string, first: string): string[] {
  return first < end ? [first, ...sundaysBefore(end, shifted(first, 7))] : []
}

function sundayWithin(id: string, from: string, to: string): DatedDay[] {
  const sunday = sundayFrom(from)
  return sunday <= to ? [dated(id, sunday)] : []
}

function sundayFrom(date: string): string {
  return shifted(date, (7 - getDay(parseISO(date))) % 7)
}

function shifted(date: string, days: number): string {
  return format(addDays(parseISO(date), days), 'yyyy-MM-dd')
}

function dated(id: string, date: string): DatedDay {
  const day = churchDay(id)
  if (!day) throw new Error(`no day of the church year is called ${id}`)
  return { day, date }
}
