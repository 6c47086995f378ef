import { type ChurchDay, churchDay, daysApart, neighbours } from '~/domain/church-year/church-days'
import {
  churchYear,
  churchYearOf,
  type DatedDay,
  datesOfDay,
  daysFrom,
  textRow,
} from '~/domain/church-year/church-year'
import { readingsOf, withOptionalVerses } from '~/domain/church-year/readings'
import { hymnLinks, orderedHymns, publicHymns } from '~/domain/hymns/hymns.server'
import { maxSheetEntries } from '~/domain/hymns/song-sheet/song-sheet'
import { overlap, type Passage, readPassage } from '~/domain/scripture/passages'
import { pageIn } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { parseList } from '~/platform/db/list-column'
import type { RowOf } from '~/platform/db/schema'
import { copenhagenToday } from '~/platform/runtime/clock'

/** With the lists as stored: parsing those of all hymns would be slow. */
type HymnRow = Pick<RowOf<'hymns'>, 'id' | 'days' | 'scripture' | 'themes'>

const maxSundays = 5
const maxYears = 3
const maxHymns = 10
const maxNearest = 3

/** The next five Sundays, today included, and the holy days between; undefined if the site has no hymns. */
export async function nextDays(backend: Backend) {
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return undefined
  const coming = daysFrom(copenhagenToday(backend.clock), maxSundays)
  const days = coming.map((each) => dayWithIds(each, hymns))
  const [first, ...next] = await withHymns(backend, days, maxHymns)
  if (!first) return undefined
  const sheetHymns = await hymnLinks(backend, days[0]?.ids.slice(0, maxSheetEntries) ?? [])
  const nearest = first.hymns.length > 0 ? [] : nearestIds(first.day, hymns).slice(0, maxNearest)
  return {
    first,
    readings: readingsOf(first.day.id, first.row),
    /** The nearest hymns of the first day, if it has none of its own. */
    nearest: await hymnLinks(backend, nearest),
    next,
    /** The slugs of the first day's hymns, as many as fit on a song sheet. */
    sheetSlugs: sheetHymns.map(({ slug }) => slug),
  }
}

/** The next days that have hymns for a song sheet. The first day gets the nearest hymns if it has none. */
export async function daysForSheets(backend: Backend) {
  const days = await nextDays(backend)
  if (!days) return []
  const { first, nearest, next } = days
  const firstDay = first.hymns.length > 0 ? first : { ...first, hymns: nearest }
  return [firstDay, ...next].filter(({ hymns }) => hymns.length > 0)
}

export async function hymnDay(
  backend: Backend,
  dayId: string,
  pages = { hymns: 1, hymnsOnReadings: 1 },
) {
  const day = churchDay(dayId)
  const [first, second] = [readingsOf(dayId, 1), readingsOf(dayId, 2)]
  if (!(day && first && second)) return undefined
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return undefined
  const today = copenhagenToday(backend.clock)
  const years = datesOfDay(dayId, today, maxYears)
  const ids = hymnIdsOfDay(day, hymns)
  const others = hymnsOnReadings(day, hymns).map(({ id }) => id)
  const nearest = ids.length > 0 ? [] : nearestIds(day, hymns).slice(0, maxNearest)
  const sheetHymns = await hymnLinks(
    backend,
    ids.length > 0 ? ids.slice(0, maxSheetEntries) : nearest,
  )
  return {
    day,
    years,
    /** Its next date, today included; undefined if it does not occur in these years. */
    next: years.find(({ date }) => date !== undefined && date >= today)?.date,
    readings: [first, second] as const,
    hymns: await pageOfLinks(backend, ids, pages.hymns),
    /** The slugs of the hymns that fit on a song sheet; of the nearest, if there are none. */
    sheetSlugs: sheetHymns.map(({ slug }) => slug),
    hymnsOnReadings: await pageOfLinks(backend, others, pages.hymnsOnReadings),
    /** The nearest hymns, if the day and its readings have none. */
    nearest: others.length > 0 ? [] : await hymnLinks(backend, nearest),
    ...neighbours(dayId),
  }
}

async function pageOfLinks(backend: Backend, ids: readonly string[], number: number) {
  const { items, ...page } = pageIn(ids, number)
  return { ...page, items: await hymnLinks(backend, items) }
}

/** The church year of the last of the next Sundays, so that its page changes some weeks ahead. */
export async function hymnYear(backend: Backend) {
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return undefined
  const today = copenhagenToday(backend.clock)
  const startYear = churchYearOf(daysFrom(today, maxSundays).at(-1)?.date ?? today)
  const days = churchYear(startYear).map((each) => dayWithIds(each, hymns))
  return {
    /** The id of the next day, today included; undefined after the last day. */
    current: days.find(({ date }) => date >= today)?.day.id,
    startYear,
    row: textRow(startYear),
    days: await withHymns(backend, days, maxHymns),
  }
}

export async function daysOfTwoYears(backend: Backend) {
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return []
  const startYear = churchYearOf(copenhagenToday(backend.clock))
  const days = [startYear, startYear + 1].flatMap(churchYear).map((each) => dayWithIds(each, hymns))
  return withHymns(backend, days)
}

/** Whether the site has public hymns. Without them it has no church year. */
export async function hasHymns(backend: Backend): Promise<boolean> {
  return (await publicHymns(backend).select('id').limit(1).executeTakeFirst()) !== undefined
}

function hymnRows(backend: Backend): Promise<HymnRow[]> {
  return orderedHymns(backend).select(['id', 'days', 'scripture', 'themes']).execute()
}

function dayWithIds({ day, date }: DatedDay, hymns: readonly HymnRow[]) {
  const row = textRow(churchYearOf(date))
  const gospel = readingsOf(day.id, row)?.gospel.choices ?? []
  return { day, date, row, gospel, ids: hymnIdsOfDay(day, hymns) }
}

async function withHymns(
  backend: Backend,
  days: readonly ReturnType<typeof dayWithIds>[],
  max = Number.POSITIVE_INFINITY,
) {
  const shownIds = days.flatMap(({ ids }) => ids.slice(0, max))
  const links = await hymnLinks(backend, shownIds)
  const byId = new Map(links.map((link) => [link.id, link]))
  return days.map(({ ids, ...day }) => ({
    ...day,
    hymns: ids.slice(0, max).flatMap((id) => byId.get(id) ?? []),
    /** The number of hymns beyond those in `hymns`. */
    moreHymns: Math.max(0, ids.length - max),
  }))
}

function isForDay({ id }: ChurchDay, { days }: HymnRow): boolean {
  return days.includes(id) && parseList(days).includes(id)
}

function hymnIdsOfDay(day: ChurchDay, hymns: readonly HymnRow[]): string[] {
  return hymns.filter((hymn) => isForDay(day, hymn)).map(({ id }) => id)
}

/** First those on the day's readings, then of its season, of their themes, without a day, and by distance. */
function nearestIds(day: ChurchDay, hymns: readonly HymnRow[]): string[] {
  const hymnsOfSeason = hymns.filter(({ days }) =>
    parseList(days).some((id) => churchDay(id)?.season === day.season),
  )
  const closest = [...hymnsOnReadings(day, hymns), ...hymnsOfSeason]
  const themes = new Set(closest.flatMap((hymn) => parseList(hymn.themes)))
  const hymnsOfThemes = hymns.filter((hymn) =>
    parseList(hymn.themes).some((theme) => themes.has(theme)),
  )
  const { ofNoDay = [], ofDays = [] } = Object.groupBy(hymns, ({ days }) =>
    parseList(days).length === 0 ? 'ofNoDay' : 'ofDays',
  )
  const byDistance = ofDays
    .map(({ id, days }) => ({
      id,
      distance: Math.min(...parseList(days).map((other) => daysApart(other, day.id))),
    }))
    .sort((one, other) => one.distance - other.distance)
  return [...new Set([...closest, ...hymnsOfThemes, ...ofNoDay, ...byDistance].map(({ id }) => id))]
}

function hymnsOnReadings(day: ChurchDay, hymns: readonly HymnRow[]): HymnRow[] {
  const readingPassages = [readingsOf(day.id, 1), readingsOf(day.id, 2)]
    .flatMap((row) => [row?.oldTestament, row?.epistle, row?.gospel])
    .flatMap((reading) => reading?.choices ?? [])
    .flatMap((reference) => passageIn(withOptionalVerses(reference)))
  return hymns
    .filter((hymn) => !isForDay(day, hymn))
    .filter(({ scripture }) =>
      parseList(scripture)
        .flatMap(passageIn)
        .some((passage) => readingPassages.some((each) => overlap(each, passage))),
    )
}

function passageIn(reference: string): Passage[] {
  const result = readPassage(reference)
  return 'passage' in result ? [result.passage] : []
}
