import { href } from 'react-router'
import type { hymnDay, nextDays } from './hymn-days.server'

export type NextDays = NonNullable<Awaited<ReturnType<typeof nextDays>>>

export type DayWithHymns = NextDays['first']

export type HymnDayPage = NonNullable<Awaited<ReturnType<typeof hymnDay>>>

export type DayInYear = HymnDayPage['years'][number]

export const hymnYearPath = '/salmer/kirkeaar'

export const hymnYearCalendar = { path: '/salmer/kirkeaar.ics', type: 'text/calendar' } as const

export function hymnDayPath(dayId: string): string {
  return href('/salmer/kirkeaar/:day', { day: dayId })
}
