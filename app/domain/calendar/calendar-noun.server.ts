import { expressionBuilder, type Generated, type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { clockTime, fullDate, longDate } from '~/danish/dates'
import { rowPages } from '~/domain/rows/row-pages.server'
import { rowSearch } from '~/domain/rows/row-search.server'
import { canonicalSlug } from '~/http/slug'
import { flag, weakReference } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { Schema } from '~/platform/db/schema'
import type { PageSource } from '~/platform/pages/page-source.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { type EventRow, eventPath, publicEvent } from './calendar'
import { cancelledCopy, changeText } from './calendar.copy'
import { type EventForm, eventFields } from './calendar.form'
import { isPublic, labelsOf } from './calendar.server'
import { subscriptions } from './subscriptions'

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

const pagesOfEvents = rowPages('calendar_events', '/kalender', {
  changeFrequency: 'weekly',
  priority: 0.6,
  redirectsIds: true,
  async findOther(_, rest) {
    return subscriptions.find(({ path }) => path === `/kalender/${rest}`)?.path
  },
  share({ title, date, location, description, image_url, is_cancelled, moved_from }) {
    const state = changeText({
      isCancelled: is_cancelled === 1,
      movedFromText: moved_from && longDate(moved_from),
    })
    return {
      title,
      subtitle: [state, longDate(date), location].filter(Boolean).join(' · '),
      picturePath: image_url,
      text: mixedTextLines(description ?? ''),
    }
  },
})

const eventPages: PageSource<'/kalender'> = {
  ...pagesOfEvents,
  /** Includes past events, so that the section is not empty without upcoming ones. */
  async changes({ db }) {
    const query = db
      .selectFrom('calendar_events')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where((eb) => eb.and(publicEvent))
    return [{ section: '/kalender', ...(await query.executeTakeFirstOrThrow()) }]
  },
}

const eventSearch = rowSearch('calendar_events', {
  kind: 'event',
  name: 'kalender',
  section: '/kalender',
  title: 'soeg.events',
  nouns: ['calendar_events', 'calendar_settings'],
  order: [
    ['date', 'desc'],
    ['id', 'asc'],
  ],
  entry: (row, { clock }) => ({
    detail: detailOf(row),
    text: mixedTextLines(row.description ?? ''),
    isPast: row.date < copenhagenToday(clock),
  }),
})

function detailOf(row: EventRow): string {
  const { is_cancelled, date, time, location } = row
  const parts = [
    is_cancelled === 1 && cancelledCopy,
    labelsOf(row),
    longDate(date),
    time && clockTime(time),
    location,
  ]
  return parts.filter(Boolean).join(' · ')
}

export const eventNoun = {
  words: nounWords('et arrangement', 'arrangementet'),
  order: 'rækkefølgen på en dag i kalenderen',
  nameOf: ({ title }) => title,
  columns: {
    ...eventFields,
    series_id: weakReference(null),
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
    const timeText = time ? ` kl. ${time.slice(0, 5)}` : ''
    const facts = [is_cancelled ? cancelledCopy : '', fullDate(date) + timeText, location]
    return facts.filter(Boolean).join(', ')
  },
  pages: [eventPages],
  search: [eventSearch],
} satisfies NounDescription<'calendar_events'>

export const calendarSettingsNoun = {
  words: nounWords('kalenderens visning', 'kalenderens visning'),
  nameOf: () => null,
  columns: { name: null, shows_past: flag('Tidligere arrangementer vises') },
  visible: alwaysVisible,
  screen: href('/admin/kalender'),
  form: null,
  pages: [],
  search: [],
} satisfies NounDescription<'calendar_settings'>
