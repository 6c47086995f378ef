import { type ChurchDay, churchDay, daysApart, neighbours } from '~/domain/church-year/church-days'
import {
  churchYear,
  churchYearOf,
  type DatedDay,
  datesOf,
  daysFrom,
  textRow,
} from '~/domain/church-year/church-year'
import { readingsOf, withOptionalVerses } from '~/domain/church-year/readings'
import type { HymnLink } from '~/domain/hymns/hymns'
import { hymnLinks, orderedHymns, publicHymns } from '~/domain/hymns/hymns.server'
import { maxOnSheet } from '~/domain/hymns/song-sheet/song-sheet'
import { overlap, type Passage, readPassage } from '~/domain/scripture/passages'
import { type Page, pageOf, rowRange } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { listIn } from '~/platform/db/list-column'
import { copenhagenToday } from '~/platform/runtime/clock'
import type { ComingDays, DayWithHymns, HymnDayPage, HymnYear } from './hymn-days'

/** A hymn with its days, passages and themes. */
interface HymnRow {
  id: string
  /** As stored, because parsing the lists of all hymns is slow. See `isOf`. */
  days: string
  scripture: string
  themes: string
}

/** A day with the ids of its hymns. */
type DayWithIds = Omit<DayWithHymns, 'hymns' | 'further'> & { ids: string[] }

const sundaysShown = 5
const yearsShown = 3
const hymnsShown = 10
const nearShown = 3

/**
 * The next Sunday, today included, and the four after it, with the holy days between them;
 * undefined if the site has no hymns.
 */
export async function comingDays(backend: Backend): Promise<ComingDays | undefined> {
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return undefined
  const coming = daysFrom(copenhagenToday(backend.clock), sundaysShown)
  const days = coming.map((each) => dayWithIds(each, hymns))
  const [first, ...next] = await withHymns(backend, days, hymnsShown)
  if (!first) return undefined
  const ofSheet = await hymnLinks(backend, days[0]?.ids.slice(0, maxOnSheet) ?? [])
  const near = first.hymns.length > 0 ? [] : nearIds(first.day, hymns).slice(0, nearShown)
  return {
    first,
    readings: readingsOf(first.day.id, first.row),
    near: await hymnLinks(backend, near),
    next,
    sheet: ofSheet.map(({ slug }) => slug),
  }
}

/** The coming days to start a song sheet from: the first with its own or the nearest hymns, then those with hymns. */
export async function daysToSing(backend: Backend): Promise<DayWithHymns[]> {
  const coming = await comingDays(backend)
  if (!coming) return []
  const { first, near, next } = coming
  const opening = first.hymns.length > 0 ? first : { ...first, hymns: near }
  return [opening, ...next].filter(({ hymns }) => hymns.length > 0)
}

/**
 * The page of a day of the church year; undefined if there is no such day or the site has no hymns.
 * @param pages the page numbers of its two lists
 */
export async function hymnDay(
  backend: Backend,
  dayId: string,
  pages = { hymns: 1, hymnsOnReadings: 1 },
): Promise<HymnDayPage | undefined> {
  const day = churchDay(dayId)
  const readings = [readingsOf(dayId, 1), readingsOf(dayId, 2)] as const
  const [first, second] = readings
  if (!(day && first && second)) return undefined
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return undefined
  const today = copenhagenToday(backend.clock)
  const years = datesOf(dayId, today, yearsShown)
  const ids = idsOf(day, hymns)
  const others = hymnsOnReadings(day, hymns).map(({ id }) => id)
  const nearest = ids.length > 0 ? [] : nearIds(day, hymns).slice(0, nearShown)
  const ofSheet = await hymnLinks(backend, ids.length > 0 ? ids.slice(0, maxOnSheet) : nearest)
  return {
    day,
    years,
    next: years.find(({ date }) => date !== undefined && date >= today)?.date,
    readings: [first, second],
    hymns: await pageOfLinks(backend, ids, pages.hymns),
    sheet: ofSheet.map(({ slug }) => slug),
    hymnsOnReadings: await pageOfLinks(backend, others, pages.hymnsOnReadings),
    near: others.length > 0 ? [] : await hymnLinks(backend, nearest),
    ...neighbours(dayId),
  }
}

async function pageOfLinks(
  backend: Backend,
  ids: readonly string[],
  number: number,
): Promise<Page<HymnLink>> {
  const { offset, limit } = rowRange(number)
  const { items, ...page } = pageOf(ids.slice(offset, offset + limit), number)
  return { ...page, items: await hymnLinks(backend, items) }
}

/**
 * The church year of the last Sunday shown, so that the next one appears in time; undefined if the
 * site has no hymns.
 */
export async function hymnYear(backend: Backend): Promise<HymnYear | undefined> {
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return undefined
  const today = copenhagenToday(backend.clock)
  const begins = churchYearOf(daysFrom(today, sundaysShown).at(-1)?.date ?? today)
  const days = churchYear(begins).map((each) => dayWithIds(each, hymns))
  return {
    current: days.find(({ date }) => date >= today)?.day.id,
    begins,
    row: textRow(begins),
    days: await withHymns(backend, days, hymnsShown),
  }
}

/** The days of the current church year and the next; empty if the site has no hymns. */
export async function daysOfTwoYears(backend: Backend): Promise<DayWithHymns[]> {
  const hymns = await hymnRows(backend)
  if (hymns.length === 0) return []
  const begins = churchYearOf(copenhagenToday(backend.clock))
  const days = [begins, begins + 1].flatMap(churchYear).map((each) => dayWithIds(each, hymns))
  return withHymns(backend, days)
}

/** Whether the site has public hymns, and so a church year. */
export async function hasHymns(backend: Backend): Promise<boolean> {
  return (await publicHymns(backend).select('id').limit(1).executeTakeFirst()) !== undefined
}

function hymnRows(backend: Backend): Promise<HymnRow[]> {
  return orderedHymns(backend).select(['id', 'days', 'scripture', 'themes']).execute()
}

function dayWithIds({ day, date }: DatedDay, hymns: readonly HymnRow[]): DayWithIds {
  const row = textRow(churchYearOf(date))
  const gospel = readingsOf(day.id, row)?.gospel.choices ?? []
  return { day, date, row, gospel, ids: idsOf(day, hymns) }
}

/** @param max the hymns shown per day; the page of the day has all */
async function withHymns(
  backend: Backend,
  days: readonly DayWithIds[],
  max = Number.POSITIVE_INFINITY,
): Promise<DayWithHymns[]> {
  const links = await hymnLinks(
    backend,
    days.flatMap(({ ids }) => ids.slice(0, max)),
  )
  const byId = new Map(links.map((link) => [link.id, link]))
  return days.map(({ ids, ...day }) => ({
    ...day,
    hymns: ids.slice(0, max).flatMap((id) => byId.get(id) ?? []),
    further: Math.max(0, ids.length - max),
  }))
}

function isOf({ id }: ChurchDay, { days }: HymnRow): boolean {
  return days.includes(id) && listIn(days).includes(id)
}

function idsOf(day: ChurchDay, hymns: readonly HymnRow[]): string[] {
  return hymns.filter((hymn) => isOf(day, hymn)).map(({ id }) => id)
}

/**
 * Hymns on the day's readings, then hymns for other days of its season, then hymns that share a theme
 * with one of those, then hymns without a day, then hymns for the nearest days of other seasons.
 */
function nearIds(day: ChurchDay, hymns: readonly HymnRow[]): string[] {
  const ofSeason = hymns.filter(({ days }) =>
    listIn(days).some((id) => churchDay(id)?.season === day.season),
  )
  const closest = [...hymnsOnReadings(day, hymns), ...ofSeason]
  const themes = new Set(closest.flatMap((hymn) => listIn(hymn.themes)))
  const ofTheme = hymns.filter((hymn) => listIn(hymn.themes).some((theme) => themes.has(theme)))
  const { ofNoDay = [], ofDays = [] } = Object.groupBy(hymns, ({ days }) =>
    listIn(days).length === 0 ? 'ofNoDay' : 'ofDays',
  )
  const ofOtherDays = ofDays
    .map(({ id, days }) => ({
      id,
      apart: Math.min(...listIn(days).map((other) => daysApart(other, day.id))),
    }))
    .sort((one, other) => one.apart - other.apart)
  return [...new Set([...closest, ...ofTheme, ...ofNoDay, ...ofOtherDays].map(({ id }) => id))]
}

/** The hymns on the readings of both rows of texts, other than the hymns for the day. */
function hymnsOnReadings(day: ChurchDay, hymns: readonly HymnRow[]): HymnRow[] {
  const read = [readingsOf(day.id, 1), readingsOf(day.id, 2)]
    .flatMap((row) => [row?.oldTestament, row?.epistle, row?.gospel])
    .flatMap((reading) => reading?.choices ?? [])
    .flatMap((reference) => passageIn(withOptionalVerses(reference)))
  return hymns
    .filter((hymn) => !isOf(day, hymn))
    .filter(({ scripture }) =>
      listIn(scripture)
        .flatMap(passageIn)
        .some((passage) => read.some((each) => overlap(each, passage))),
    )
}

function passageIn(reference: string): Passage[] {
  const read = readPassage(reference)
  return 'passage' in read ? [read.passage] : []
}
