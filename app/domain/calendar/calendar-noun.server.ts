import { type Generated, type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { fullDate } from '~/danish/long-date'
import { canonicalSlug } from '~/http/slug'
import { flag, namesRow } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { eventPath } from './calendar'
import { cancelledCopy } from './calendar.copy'
import { type EventForm, eventFields } from './calendar.form'
import { eventPages } from './calendar-pages.server'
import { eventSearch } from './calendar-search.server'

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
  visible: () => sql<SqlBool>`calendar_events.is_visible = 1`,
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
