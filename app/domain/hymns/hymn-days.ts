import { href } from 'react-router'
import type { ChurchDay } from '~/domain/church-year/church-days'
import type { DatedDay, TextRow } from '~/domain/church-year/church-year'
import type { Readings } from '~/domain/church-year/readings'
import type { Page } from '~/http/paging'
import type { HymnLink } from './hymns'

/** A day of the church year on its date, with what is read and sung on it. */
export interface DayWithHymns extends DatedDay {
  row: TextRow
  gospel: string[]
  hymns: HymnLink[]
  /** How many more than these there are. */
  further: number
}

/** The coming Sunday, or holy day, and those after it. */
export interface ComingDays {
  first: DayWithHymns
  /** The slugs of the hymns of the first, as many as a sheet of songs takes. */
  sheet: string[]
  next: DayWithHymns[]
}

/** When a day comes in one church year; without a date where it is not in it. */
export interface DayInYear {
  /** The year the church year begins in. */
  begins: number
  row: TextRow
  date?: string | undefined
}

/** The page of one day of the church year. */
export interface HymnDayPage {
  day: ChurchDay
  /** In this church year and those after it. */
  years: DayInYear[]
  /** When it comes next, today counted; undefined where it is in none of these years. */
  next?: string | undefined
  /** Of the first row and the second. */
  readings: [Readings, Readings]
  hymns: Page<HymnLink>
  /** The slugs of as many of them as a sheet takes. */
  sheet: string[]
  /** Other hymns over a passage that is read on the day, in either row. */
  overReadings: Page<HymnLink>
  before: ChurchDay
  after: ChurchDay
}

/** One church year with the hymns of its days. */
export interface HymnYear {
  begins: number
  row: TextRow
  days: DayWithHymns[]
}

export const hymnYearPath = '/salmer/kirkeaar'

/** The church year as a calendar to subscribe to. */
export const hymnYearCalendar = { path: '/salmer/kirkeaar.ics', type: 'text/calendar' } as const

/** The page of a day of the church year. */
export function hymnDayPath(dayId: string): string {
  return href('/salmer/kirkeaar/:day', { day: dayId })
}
