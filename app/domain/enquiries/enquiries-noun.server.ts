import { type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { dayAndMonth } from '~/danish/dates'
import { newRow } from '~/forms/form-values'
import { weakReference } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import { copenhagenDate } from '~/platform/runtime/clock'
import { enquiryCopy } from './enquiries.copy'
import { enquiryFields } from './enquiries.form'

declare module '~/platform/db/schema' {
  interface Schema {
    enquiries: Row & {
      state: 'new' | 'answered' | 'archived' | 'suspected'
      /** The author's. */
      note: string
      /** The `Suspicion`s, one on a line. */
      reasons: string
      /** The title of the lecture or the event at the time; blank for anything else. */
      subject: string
      lecture_id: string | null
      /** The event that the author made of it. */
      event_id: string | null
      name: string
      organisation: string | null
      email: string
      phone: string | null
      wished_date: string | null
      dates: string | null
      place: string | null
      people: string | null
      message: string
    }
  }
}

export const enquiryNoun = {
  words: nounWords('en henvendelse', 'henvendelsen', 'henvendelser'),
  /** Without the person's name, since the log is kept longer. */
  nameOf: ({ subject, created_at }) =>
    `${subject || enquiryCopy.general}, ${dayAndMonth(copenhagenDate(created_at))}`,
  columns: {
    ...enquiryFields,
    reasons: null,
    subject: null,
    lecture_id: weakReference(null),
    event_id: weakReference(null),
    name: null,
    organisation: null,
    email: null,
    phone: null,
    wished_date: null,
    dates: null,
    place: null,
    people: null,
    message: null,
  },
  isPersonal: true,
  visible: () => sql<SqlBool>`1 = 0`,
  screen: href('/admin/henvendelser'),
  form: (id) => (id === newRow ? undefined : href('/admin/henvendelser/:id', { id })),
  pages: [],
  search: [],
} satisfies NounDescription<'enquiries'>
