import { type ChurchDay, churchDay, neighbours } from '~/domain/church-year/church-days'
import {
  churchYear,
  churchYearOf,
  type DatedDay,
  datesOf,
  daysFrom,
  textRow,
} from '~/domain/church-year/church-year'
import { longest, type Readings, readingsOf } from '~/domain/church-year/readings'
import { isPublished } from '~/domain/publishing/visibility.server'
import { overlap, type Passage, readPassage } from '~/domain/scripture/passages'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/clock'
import { listIn } from '~/platform/list-column'
import type { ComingDays, DayWithHymns, HymnDayPage, HymnYear } from './hymn-days'
import type { HymnLink } from './hymns'
import { mostOnSheet } from './song-sheet'
import { firstLineOf } from './stanzas'

/** A hymn by the days and the passages it belongs to. */
interface PlacedHymn extends Omit<HymnLink, 'firstLine'> {
  stanzas: string
  days: string[]
  scripture: string[]
}

const sundaysShown = 5
const yearsShown = 3
const hymnsShown = 10

/**
 * The next Sunday, today counted, and the four after it, with the holy days between them; undefined
 * where the site has no hymns.
 */
export async function comingDays(backend: Backend): Promise<ComingDays | undefined> {
  const hymns = await placedHymns(backend)
  if (hymns.length === 0) return undefined
  const coming = daysFrom(copenhagenToday(backend.clock), sundaysShown)
  const [first, ...next] = coming.map((each) => withHymns(each, hymns))
  if (!first) return undefined
  const sheet = first.hymns.slice(0, mostOnSheet).map(({ slug }) => slug)
  return { first: withFew(first), next: next.map(withFew), sheet }
}

/**
 * The page of a day of the church year; undefined where there is no such day, or the site has no
 * hymns.
 */
export async function hymnDay(backend: Backend, dayId: string): Promise<HymnDayPage | undefined> {
  const day = churchDay(dayId)
  const readings = [readingsOf(dayId, 1), readingsOf(dayId, 2)] as const
  const [first, second] = readings
  if (!(day && first && second)) return undefined
  const hymns = await placedHymns(backend)
  if (hymns.length === 0) return undefined
  const today = copenhagenToday(backend.clock)
  const years = datesOf(dayId, today, yearsShown)
  return {
    ...{ day, years },
    next: years.find(({ date }) => date !== undefined && date >= today)?.date,
    readings: [first, second],
    hymns: hymnsOf(day, hymns),
    overReadings: overReadings(day, [first, second], hymns),
    ...neighbours(dayId),
  }
}

/**
 * The church year that the last of the Sundays shown lies in, so that the next is there in time;
 * undefined where the site has no hymns.
 */
export async function hymnYear(backend: Backend): Promise<HymnYear | undefined> {
  const hymns = await placedHymns(backend)
  if (hymns.length === 0) return undefined
  const today = copenhagenToday(backend.clock)
  const begins = churchYearOf(daysFrom(today, sundaysShown).at(-1)?.date ?? today)
  const days = churchYear(begins).map((each) => withFew(withHymns(each, hymns)))
  return { begins, row: textRow(begins), days }
}

/** The days of the present church year and the next; none where the site has no hymns. */
export async function daysOfTwoYears(backend: Backend): Promise<DayWithHymns[]> {
  const hymns = await placedHymns(backend)
  if (hymns.length === 0) return []
  const begins = churchYearOf(copenhagenToday(backend.clock))
  return [begins, begins + 1].flatMap(churchYear).map((each) => withHymns(each, hymns))
}

/** Whether the site has hymns that a visitor may see, and so a church year. */
export async function hasHymns(backend: Backend): Promise<boolean> {
  const row = await backend.db
    .selectFrom('hymns')
    .select('id')
    .where(isPublished(backend, 'hymns'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function placedHymns(backend: Backend): Promise<PlacedHymn[]> {
  const rows = await backend.db
    .selectFrom('hymns')
    .select(['id', 'title', 'slug', 'stanzas', 'days', 'scripture'])
    .where(isPublished(backend, 'hymns'))
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, slug, stanzas, days, scripture }) => ({
    ...{ id, title, slug, stanzas },
    ...{ days: listIn(days), scripture: listIn(scripture) },
  }))
}

function withHymns({ day, date }: DatedDay, hymns: readonly PlacedHymn[]): DayWithHymns {
  const row = textRow(churchYearOf(date))
  const gospel = readingsOf(day.id, row)?.gospel.choices ?? []
  return { day, date, row, gospel, hymns: hymnsOf(day, hymns) }
}

/** Where a day is one of several: its page has all of them. */
function withFew(day: DayWithHymns): DayWithHymns {
  const further = Math.max(0, day.hymns.length - hymnsShown)
  return { ...day, hymns: day.hymns.slice(0, hymnsShown), further }
}

function hymnsOf({ id }: ChurchDay, hymns: readonly PlacedHymn[]): HymnLink[] {
  return hymns.filter(({ days }) => days.includes(id)).map(linkOf)
}

function overReadings(
  { id }: ChurchDay,
  readings: readonly Readings[],
  hymns: readonly PlacedHymn[],
): HymnLink[] {
  const read = readings
    .flatMap(({ oldTestament, epistle, gospel }) => [oldTestament, epistle, gospel])
    .flatMap((reading) => reading?.choices ?? [])
    .flatMap((reference) => passageIn(longest(reference)))
  return hymns
    .filter(({ days }) => !days.includes(id))
    .filter(({ scripture }) =>
      scripture.flatMap(passageIn).some((passage) => read.some((each) => overlap(each, passage))),
    )
    .map(linkOf)
}

function passageIn(reference: string): Passage[] {
  const found = readPassage(reference)
  return 'passage' in found ? [found.passage] : []
}

function linkOf({ id, title, slug, stanzas }: PlacedHymn): HymnLink {
  return { id, title, slug, firstLine: firstLineOf(stanzas) }
}
