import { expressionBuilder, type Generated, type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { clockTime, programmeDate } from '~/danish/dates'
import { fullDate } from '~/danish/long-date'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import { flag, namesRow } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import type { Schema } from '~/platform/db/schema'
import type { PageSource } from '~/platform/pages/page-source.server'
import { writtenLines } from '~/platform/rich-text.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { versionOf } from '~/platform/search/search-source.server'
import { type EventRow, eventPath } from './calendar'
import { cancelledCopy, changeOfPlan } from './calendar.copy'
import { type EventForm, eventFields } from './calendar.form'
import { isPublic, labelsOf } from './calendar.server'
import { eventCopy } from './calendar-editing.copy'
import { slugOfEvent } from './event-page.server'
import { publicEvent } from './visibility'

declare module '~/platform/db/schema' {
  interface Schema {
    calendar_events: Row &
      FormColumns<EventForm, typeof eventFields> & {
        image_url: string | null
        slug: Generated<string>
        /** Shared by the events of one repetition; null for a single event. */
        series_id: string | null
        sort_order: number
      }
    /** At most one row, `calendar`. */
    calendar_settings: Row & { name: 'calendar'; shows_past: Flag }
  }
}

const eventPages: PageSource<'/kalender'> = {
  pages: {
    below: '/kalender',
    listed: {
      changeFrequency: 'weekly',
      priority: 0.6,
      async list({ db, clock }) {
        const rows = await db
          .selectFrom('calendar_events')
          .select(['slug', 'title', 'updated_at'])
          .where(isPublic(copenhagenToday(clock)))
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.map(({ slug, title, updated_at }) => ({
          path: eventPath(slug),
          title,
          changedAt: [updated_at],
        }))
      },
    },
    async find(backend, rest) {
      const slug = await currentSlugOf(backend, 'calendar_events', rest)
      const shown = await slugOfEvent(backend, slug ?? rest)
      return shown === undefined ? undefined : eventPath(shown)
    },
    async share({ db, clock }, slug) {
      const row = await db
        .selectFrom('calendar_events')
        .select([
          'title',
          'date',
          'location',
          'description',
          'image_url',
          'is_cancelled',
          'moved_from',
        ])
        .where('slug', '=', slug)
        .where(isPublic(copenhagenToday(clock)))
        .executeTakeFirst()
      if (!row) return undefined
      const { title, date, location, image_url } = row
      const state = changeOfPlan({
        isCancelled: row.is_cancelled === 1,
        movedFromText: row.moved_from && programmeDate(row.moved_from),
      })
      const subtitle = [state, programmeDate(date), location].filter(Boolean).join(' · ')
      return {
        path: eventPath(slug),
        title,
        subtitle,
        picturePath: image_url,
        text: writtenLines(row.description ?? ''),
      }
    },
  },
  async changes({ db }) {
    const query = db
      .selectFrom('calendar_events')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where((eb) => eb.and(publicEvent))
    return [{ section: '/kalender', ...(await query.executeTakeFirstOrThrow()) }]
  },
  async links({ db }) {
    const rows = await db
      .selectFrom('calendar_events')
      .select(['id', 'title', 'slug', 'description', 'ticket_link as link'])
      .execute()
    return rows.map(({ id, title, slug, description, link }) => ({
      source: eventCopy.linkSource(title),
      editPath: href('/admin/kalender/:id', { id }),
      page: eventPath(slug),
      html: description ?? '',
      link,
    }))
  },
}

/** Searches events, past ones too. */
const eventSearch = {
  kind: 'event',
  name: 'kalender',
  section: '/kalender',
  title: 'soeg.events',
  nouns: ['calendar_events', 'calendar_settings'],
  list: ({ db, clock }) =>
    db
      .selectFrom('calendar_events')
      .select(['id', versionOf('calendar_events').as('version')])
      .where(isPublic(copenhagenToday(clock)))
      .orderBy('date', 'desc')
      .orderBy('id')
      .execute(),
  async read(backend, ids) {
    const today = copenhagenToday(backend.clock)
    const rows = await backend.db
      .selectFrom('calendar_events')
      .selectAll()
      .where(isPublic(today))
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      detail: detailOf(row),
      text: writtenLines(row.description ?? ''),
      path: eventPath(row.slug),
      isPast: row.date < today,
    }))
  },
} satisfies SiteSearch

function detailOf(row: EventRow): string {
  const { is_cancelled, date, time, location } = row
  const parts = [
    is_cancelled === 1 && cancelledCopy,
    labelsOf(row),
    programmeDate(date),
    time && clockTime(time),
    location,
  ]
  return parts.filter(Boolean).join(' · ')
}

export const eventNoun = {
  words: words('et arrangement', 'arrangementet'),
  order: 'rækkefølgen på en dag i kalenderen',
  nameOf: ({ title }) => title,
  columns: {
    ...eventFields,
    series_id: namesRow(null),
    slug: 'Adresse',
    sort_order: 'Rækkefølge',
  },
  visible: ({ clock }) =>
    sql<SqlBool>`${isPublic(copenhagenToday(clock))(expressionBuilder<Schema, 'calendar_events'>())}`,
  screen: href('/admin/kalender'),
  form: (id) => href('/admin/kalender/:id', { id }),
  pathOf: eventPath,
  slugOf: canonicalSlug,
  cardLine: ({ date, time, location, is_cancelled }) => {
    const at = time ? ` kl. ${time.slice(0, 5)}` : ''
    const facts = [is_cancelled ? cancelledCopy : '', fullDate(date) + at, location]
    return facts.filter(Boolean).join(', ')
  },
  pages: [eventPages],
  search: [eventSearch],
} satisfies NounDescription<'calendar_events'>

export const calendarSettingsNoun = {
  words: words('kalenderens visning', 'kalenderens visning'),
  nameOf: () => null,
  columns: { name: null, shows_past: flag('Tidligere arrangementer vises') },
  visible: alwaysVisible,
  screen: href('/admin/kalender'),
  form: null,
  pages: [],
  search: [],
} satisfies NounDescription<'calendar_settings'>
