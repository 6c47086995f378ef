import { format } from 'date-fns/format'
import { da } from 'date-fns/locale/da'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { longDate, timeInWords } from '~/danish/dates'
import { maxRepetitions } from '~/domain/calendar/series/repetition'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { emptyQuery, type ListQuery } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { countRows, matchesQuery } from '~/platform/db/listing.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { eventPath } from './calendar'
import { eventForm } from './calendar.form'
import { isPublic, timeOfDay, upcomingOrder } from './calendar.server'
import { type EventSection, eventSections } from './calendar-editing'

/** @param addedSeries a series that was just added: its events come first */
export async function listEvents(
  backend: Backend,
  query = emptyQuery,
  addedSeries: string | null = null,
) {
  const today = copenhagenToday(backend.clock)
  const all = selectEvents(backend)
  const matching = all.where(matchesQuery(query, ['title', 'location'], isInDate))
  const others = addedSeries
    ? matching.where((eb) =>
        eb.or([eb('series_id', 'is', null), eb('series_id', '!=', addedSeries)]),
      )
    : matching
  const past = others.where('date', '<', today)
  const sections: Record<EventSection, typeof all> = {
    added: matching.where('series_id', '=', addedSeries),
    past: past.where('keep_after_date', '=', 0),
    kept: past.where('keep_after_date', '=', 1),
    upcoming: others.where('date', '>=', today),
  }
  const [total, ...parts] = await Promise.all([
    countRows(all),
    ...eventSections.map(async (section) => {
      const events = sections[section]
      const { offset, limit } = section === 'added' ? wholeSeries : query
      const [rows, count] = await Promise.all([
        readEvents(events, { offset, limit: limit + 1 }, today),
        countRows(events),
      ])
      const items = rows.slice(0, limit).map((row) => ({ ...row, section }))
      return { items, count, hasMore: rows.length > limit }
    }),
  ])
  const rows = parts.flatMap(({ items }) => items)
  const items = rows.map(
    ({ date, time, is_visible, is_cancelled, series_id, in_series, is_public, ...row }) => ({
      ...row,
      dateText: longDate(date),
      timeText: time && timeInWords(time),
      path: is_public ? eventPath(row.slug) : undefined,
      isVisible: is_visible === 1,
      isCancelled: is_cancelled === 1,
      isInSeries: series_id !== null && Number(in_series) > 1,
    }),
  )
  return {
    items,
    total,
    text: query.text,
    hasMore: parts.some(({ hasMore }) => hasMore),
    counts: parts.map(({ count }) => count),
  }
}

export type ListedEvent = Awaited<ReturnType<typeof listEvents>>['items'][number]

const wholeSeries = { offset: 0, limit: maxRepetitions }

type Part = Pick<ListQuery, 'offset' | 'limit'>

function readEvents(events: ReturnType<typeof selectEvents>, part: Part, today: string) {
  return events
    .select(['id', 'title', 'slug', 'date', 'time', 'location'])
    .select(['is_visible', 'is_cancelled', 'series_id'])
    .select((eb) => isPublic(today)(eb).as('is_public'))
    .select(({ selectFrom, fn }) =>
      selectFrom('calendar_events as other')
        .select(fn.countAll().as('number'))
        .whereRef('other.series_id', '=', 'calendar_events.series_id')
        .as('in_series'),
    )
    .orderBy('date')
    .orderBy(timeOfDay)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .limit(part.limit)
    .offset(part.offset)
    .execute()
}

function selectEvents({ db }: Backend) {
  return db.selectFrom('calendar_events')
}

export async function nextEvents(backend: Backend, count: number) {
  const rows = await upcomingOrder(backend)
    .select(['id', 'title', 'date', 'time', 'location'])
    .where('date', '>=', copenhagenToday(backend.clock))
    .limit(count)
    .execute()
  return rows.map(({ id, title, date, time, location }) => ({
    id,
    title,
    whenText: [longDate(date), time && timeInWords(time), location].filter(Boolean).join(' · '),
  }))
}

/** Matches events with a word in the displayed date: '19', 'maj', '2026'. */
function isInDate(word: string): RawBuilder<SqlBool> {
  const months = monthNames.flatMap((name, index) =>
    name.includes(word) ? String(index + 1).padStart(2, '0') : [],
  )
  const month = sql`substr(date, 6, 2)`
  const inMonth = months.length > 0 ? sql`${month} in (${sql.join(months)})` : sql`1 = 0`
  if (!/^\d+$/.test(word)) return sql`${inMonth}`
  const part = `%${word}%`
  return sql`(substr(date, 9, 2) like ${part} or substr(date, 1, 4) like ${part})`
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  format(new Date(2026, month, 1), 'MMMM', { locale: da }),
)

export async function eventForEditing(backend: Backend, id: string) {
  const row = await rowForForm(backend, 'calendar_events', eventForm, id)
  // Only the form of a new event has a repetition.
  return row && { ...row, repeat: '', repeat_until: '', scope: '' }
}

/** The event that was added last. */
export async function lastAddedEvent({ db }: Backend): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_events')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function knownLocations({ db }: Backend) {
  const rows = await db
    .selectFrom('calendar_events')
    .select(({ fn }) => ['location', fn.max('address').as('address'), fn.max('date').as('last')])
    .where('location', 'is not', null)
    .groupBy('location')
    .orderBy('last', 'desc')
    .orderBy('location')
    .execute()
  return rows.map(({ location, address }) => ({ location: location ?? '', address: address ?? '' }))
}

export async function showsPast({ db }: Backend): Promise<boolean> {
  const row = await db.selectFrom('calendar_settings').select('shows_past').executeTakeFirst()
  return row?.shows_past === 1
}

export async function eventIds({ db }: Backend): Promise<string[]> {
  const rows = await db.selectFrom('calendar_events').select('id').execute()
  return rows.map(({ id }) => id)
}
