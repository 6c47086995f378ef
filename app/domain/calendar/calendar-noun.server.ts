import { type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { fullDate } from '~/danish/long-date'
import { labelsOf } from '~/forms/field-texts'
import { canonicalSlug } from '~/http/slug'
import { choice, flag, namesRow, picture, writtenText } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { eventPath } from './calendar'
import { cancelledCopy, eventTypeCopy } from './calendar.copy'
import { eventFields } from './calendar.form'
import { eventPages } from './calendar-pages.server'
import { eventSearch } from './calendar-search.server'

const labels = labelsOf(eventFields)

export const eventNoun = {
  words: words('et arrangement', 'arrangementet'),
  order: 'rækkefølgen på en dag i kalenderen',
  nameOf: ({ title }) => title,
  columns: {
    ...labels,
    description: writtenText(labels.description),
    event_type: choice(labels.event_type, eventTypeCopy),
    subject_id: namesRow(labels.subject_id),
    image_url: picture(labels.image_url, 'event'),
    is_visible: flag(labels.is_visible),
    keep_after_date: flag(labels.keep_after_date),
    is_cancelled: flag(labels.is_cancelled),
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
