import { href } from 'react-router'
import type { ChurchDay } from '~/domain/church-year/church-days'
import type { DatedDay, datesOfDay, TextRow } from '~/domain/church-year/church-year'
import type { Readings } from '~/domain/church-year/readings'
import type { HymnLink } from '~/domain/hymns/hymns'
import type { Page } from '~/http/paging'

export interface DayWithHymns extends DatedDay {
  row: TextRow
  gospel: string[]
  hymns: HymnLink[]
  /** The number of hymns beyond those in `hymns`. */
  moreHymns: number
}

export interface NextDays {
  first: DayWithHymns
  readings: Readings | undefined
  /** The nearest hymns of the first day, if it has none of its own. */
  nearest: HymnLink[]
  /** The slugs of the first day's hymns, as many as fit on a song sheet. */
  sheetSlugs: string[]
  next: DayWithHymns[]
}

export type DayInYear = ReturnType<typeof datesOfDay>[number]

export interface HymnDayPage {
  day: ChurchDay
  years: DayInYear[]
  /** Its next date, today included; undefined if it does not occur in these years. */
  next?: string | undefined
  readings: [Readings, Readings]
  hymns: Page<HymnLink>
  /** The slugs of the hymns that fit on a song sheet; of the nearest, if there are none. */
  sheetSlugs: string[]
  hymnsOnReadings: Page<HymnLink>
  /** The nearest hymns, if the day and its readings have none. */
  nearest: HymnLink[]
  previousDay: ChurchDay
  nextDay: ChurchDay
}

export const hymnYearPath = '/salmer/kirkeaar'

export const hymnYearCalendar = { path: '/salmer/kirkeaar.ics', type: 'text/calendar' } as const

export function hymnDayPath(dayId: string): string {
  return href('/salmer/kirkeaar/:day', { day: dayId })
}
