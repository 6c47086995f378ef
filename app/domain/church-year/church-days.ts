import { canonicalSlug } from '~/http/slug'
import type { LiturgicalColour, Season } from './church-year.copy'

export type ChurchDay = ReturnType<typeof day>['day']

/** In the order of the altar book of 1992. The position of All Saints varies; here it is that of most years. */
const table = [
  day('advent', 'white', '1. søndag i advent'),
  ...numberedDays('advent', 'violet', 2, 4, 'søndag i advent'),
  day('christmas', 'white', 'Juleaften'),
  day('christmas', 'white', 'Juledag'),
  day('christmas', 'red', 'Anden juledag'),
  day('christmas', 'white', 'Julesøndag'),
  day('christmas', 'white', 'Nytårsdag'),
  day('epiphany', 'white', 'Helligtrekongers søndag'),
  ...numberedDays('epiphany', 'green', 1, 5, 'søndag efter helligtrekonger'),
  day('epiphany', 'green', 'Sidste søndag efter helligtrekonger', -70),
  day('lent', 'violet', 'Søndag septuagesima', -63),
  day('lent', 'violet', 'Søndag seksagesima', -56),
  day('lent', 'violet', 'Fastelavns søndag', -49),
  ...numberedDays('lent', 'violet', 1, 3, 'søndag i fasten', -42),
  day('lent', 'violet', 'Midfaste søndag', -21),
  day('lent', 'white', 'Mariæ bebudelses dag', -14),
  day('easter', 'violet', 'Palmesøndag', -7),
  day('easter', 'white', 'Skærtorsdag', -3),
  day('easter', 'black', 'Langfredag', -2),
  day('easter', 'white', 'Påskedag', 0),
  day('easter', 'white', 'Anden påskedag', 1),
  ...numberedDays('easter', 'white', 1, 3, 'søndag efter påske', 7),
  day('easter', 'violet', 'Store bededag', 26),
  ...numberedDays('easter', 'white', 4, 5, 'søndag efter påske', 28),
  day('easter', 'white', 'Kristi himmelfarts dag', 39),
  day('easter', 'white', '6. søndag efter påske', 42),
  day('pentecost', 'red', 'Pinsedag', 49),
  day('pentecost', 'red', 'Anden pinsedag', 50),
  day('trinity', 'white', 'Trinitatis søndag', 56),
  ...numberedDays('trinity', 'green', 1, 21, 'søndag efter trinitatis'),
  day('trinity', 'white', 'Alle helgens dag'),
  ...numberedDays('trinity', 'green', 22, 26, 'søndag efter trinitatis'),
  day('trinity', 'green', 'Sidste søndag i kirkeåret'),
]

export const churchDays: readonly ChurchDay[] = table.map(({ day }) => day)

/** The days that depend on Easter, with the number of days from it. */
export const daysAroundEaster = table.flatMap(({ day, fromEaster }) =>
  fromEaster === undefined ? [] : [{ day, fromEaster }],
)

const byId = new Map(churchDays.map((each) => [each.id, each]))

export function churchDay(id: string): ChurchDay | undefined {
  return byId.get(id)
}

export function churchDayOrder(id: string): number {
  return churchDays.findIndex((each) => each.id === id)
}

/** The number of Sundays and holy days between two days, across the end of the year if that is shorter. */
export function daysApart(one: string, other: string): number {
  const distance = Math.abs(churchDayOrder(one) - churchDayOrder(other))
  return Math.min(distance, churchDays.length - distance)
}

export function neighbours(id: string): { previousDay: ChurchDay; nextDay: ChurchDay } {
  const index = churchDayOrder(id)
  const before = churchDays.at((index - 1) % churchDays.length)
  const after = churchDays.at((index + 1) % churchDays.length)
  if (!(before && after)) throw new Error('the church year has no days')
  return { previousDay: before, nextDay: after }
}

/**
 * Its id is its slug. Rows and paths contain it, so it must never change.
 * @param colour the usual one; none is prescribed (docs/decisions/0024-church-year.md)
 * @param fromEaster in days, if the date depends on Easter
 */
function day(season: Season, colour: LiturgicalColour, name: string, fromEaster?: number) {
  return { day: { id: canonicalSlug(name), name, season, colour }, fromEaster }
}

/** Successive Sundays. */
function numberedDays(
  season: Season,
  colour: LiturgicalColour,
  from: number,
  to: number,
  what: string,
  fromEaster?: number,
) {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    day(season, colour, `${from + index}. ${what}`, fromEaster && fromEaster + 7 * index),
  )
}
