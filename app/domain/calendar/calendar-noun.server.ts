import { type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { canonicalSlug } from '~/http/slug'
import { choice, flag, namesRow, picture, writtenText } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { eventPath } from './calendar'
import { eventPages } from './calendar-pages.server'
import { eventSearch } from './calendar-search.server'

export const eventNoun = {
  words: words('et arrangement', 'arrangementet'),
  nameOf: ({ title }) => title,
  columns: {
    title: 'Titel',
    date: 'Dato',
    time: 'Klokkeslæt',
    end_time: 'Sluttidspunkt',
    location: 'Sted',
    address: 'Gadeadresse',
    description: writtenText('Beskrivelse'),
    event_type: choice('Type', {
      concert: 'Koncert',
      lecture: 'Foredrag',
      singing_evening: 'Sangaften',
      other: 'Arrangement',
    }),
    ticket_link: 'Link til billetter',
    subject_id: namesRow('Hører til'),
    image_url: picture('Billede', 'event'),
    moved_from: 'Flyttet fra',
    series_id: namesRow(null),
    slug: 'Adresse',
    is_visible: flag('Vis i kalenderen'),
    keep_after_date: flag('Vis stadig efter datoen'),
    is_cancelled: flag('Aflyst'),
    sort_order: 'Rækkefølge',
  },
  visible: () => sql<SqlBool>`calendar_events.is_visible = 1`,
  screen: href('/admin/kalender'),
  form: (id) => href('/admin/kalender/:id', { id }),
  pathOf: eventPath,
  slugOf: canonicalSlug,
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
