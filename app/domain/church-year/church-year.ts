import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { getDay } from 'date-fns/getDay'
import { parseISO } from 'date-fns/parseISO'
import { type ChurchDay, churchDay, daysAroundEaster } from './church-days'
import type { LiturgicalColour } from './church-year.copy'

export interface DatedDay {
  day: ChurchDay
  /** YYYY-MM-DD */
  date: string
}

/** Readings alternate yearly between two rows. */
export type TextRow = 1 | 2

/** 24 December can be both the fourth Sunday in Advent and Christmas Eve. */
export function churchYear(startYear: number): DatedDay[] {
  const easter = easterSunday(startYear + 1)
  const days = [
    ...christmastide(startYear),
    ...afterEpiphany(startYear + 1, addToDate(easter, -70)),
    ...daysAroundEaster.map(({ day, fromEaster }) => ({
      day,
      date: addToDate(easter, fromEaster),
    })),
    ...afterTrinity(startYear + 1, addToDate(easter, 56)),
  ]
  return days.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

export function churchYearOf(date: string): number {
  const year = Number(date.slice(0, 4))
  return date < firstAdvent(year) ? year - 1 : year
}

/** The row of readings in a church year: the first row if most of the church year is in an odd year. */
export function textRow(startYear: number): TextRow {
  return startYear % 2 === 0 ? 1 : 2
}

export function daysFrom(date: string, sundays: number): DatedDay[] {
  const startYear = churchYearOf(date)
  const days = [startYear, startYear + 1].flatMap(churchYear).filter((each) => each.date >= date)
  const last = days.filter(isOnSunday)[sundays - 1]?.date ?? date
  return days.filter((each) => each.date <= last)
}

export function datesOfDay(id: string, from: string, years: number) {
  const first = churchYearOf(from)
  return Array.from({ length: years }, (_, index) => {
    const startYear = first + index
    const match = churchYear(startYear).find(({ day }) => day.id === id)
    return { startYear, row: textRow(startYear), date: match?.date }
  })
}

/** Days whose colour does not apply to the days after them. */
const singleDays = ['anden-juledag', 'skaertorsdag', 'langfredag']

export function colourOfDate(date: string): LiturgicalColour {
  const days = churchYear(churchYearOf(date)).filter((each) => each.date <= date)
  const current = days.findLast(({ day, date: on }) => on === date || !singleDays.includes(day.id))
  return current?.day.colour ?? 'white'
}

/** Whether it is a Sunday. False for Christmas Eve on a Sunday, which is also the fourth Sunday in Advent. */
export function isOnSunday({ day, date }: DatedDay): boolean {
  return day.id !== 'juleaften' && getDay(parseISO(date)) === 0
}

function christmastide(year: number): DatedDay[] {
  const advent = [1, 2, 3, 4].map((number) =>
    datedDay(`${number}-soendag-i-advent`, addToDate(firstAdvent(year), 7 * (number - 1))),
  )
  return [
    ...advent,
    datedDay('juleaften', `${year}-12-24`),
    datedDay('juledag', `${year}-12-25`),
    datedDay('anden-juledag', `${year}-12-26`),
    ...sundayWithin('julesoendag', `${year}-12-27`, `${year}-12-31`),
    datedDay('nytaarsdag', `${year + 1}-01-01`),
    ...sundayWithin('helligtrekongers-soendag', `${year + 1}-01-02`, `${year + 1}-01-06`),
  ]
}

function afterEpiphany(year: number, last: string): DatedDay[] {
  return sundaysBefore(last, sundayFrom(`${year}-01-07`)).map((date, index) =>
    datedDay(`${index + 1}-soendag-efter-helligtrekonger`, date),
  )
}

/** The Sundays after Trinity. All Saints replaces one of them, which the numbers still count. */
function afterTrinity(year: number, trinity: string): DatedDay[] {
  const last = addToDate(firstAdvent(year), -7)
  const allSaints = sundayFrom(`${year}-11-01`)
  const sundays = sundaysBefore(last, addToDate(trinity, 7)).map((date, index) =>
    date === allSaints
      ? datedDay('alle-helgens-dag', date)
      : datedDay(`${index + 1}-soendag-efter-trinitatis`, date),
  )
  return [...sundays, datedDay('sidste-soendag-i-kirkeaaret', last)]
}

function firstAdvent(year: number): string {
  return sundayFrom(`${year}-11-27`)
}

function sundaysBefore(end: string, first: string): string[] {
  return first < end ? [first, ...sundaysBefore(end, addToDate(first, 7))] : []
}

function sundayWithin(id: string, from: string, to: string): DatedDay[] {
  const sunday = sundayFrom(from)
  return sunday <= to ? [datedDay(id, sunday)] : []
}

function sundayFrom(date: string): string {
  return addToDate(date, (7 - getDay(parseISO(date))) % 7)
}

function addToDate(date: string, days: number): string {
  return format(addDays(parseISO(date), days), 'yyyy-MM-dd')
}

function datedDay(id: string, date: string): DatedDay {
  const day = churchDay(id)
  if (!day) throw new Error(`no day of the church year is called ${id}`)
  return { day, date }
}

/** By the shorter algorithm of Meeus, Jones and Butcher. Returns YYYY-MM-DD. */
export function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = divide(year, 100)
  const [d, e] = divide(b, 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = divide(c, 4)
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

function divide(number: number, by: number): [whole: number, rest: number] {
  return [Math.floor(number / by), number % by]
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
