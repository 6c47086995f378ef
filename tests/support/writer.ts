import type { z } from 'zod'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { eventForm } from '~/domain/calendar/calendar.form'
import { saveEvent } from '~/domain/calendar/calendar-commands.server'
import { saveCollaboration } from '~/domain/collaborations/collaborations-commands.server'
import { contactForm } from '~/domain/contact/contact.form'
import { saveContact } from '~/domain/contact/contact-commands.server'
import { hymnCollectionForm, hymnForm } from '~/domain/hymns/hymns.form'
import { saveHymn, saveHymnCollection } from '~/domain/hymns/hymns-commands.server'
import { lectureForm } from '~/domain/lectures/lectures.form'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { readForm } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import { signedInAdmin } from './admins'
import { filledForm } from './forms'
import { newsItem } from './news-item'
import { blankWork } from './work'

/** A signed-in admin who saves rows of nouns, with only the fields that a test needs. */
export async function openWriter(backend: Backend) {
  const admin = await signedInAdmin(backend)
  const read = <Schema extends z.ZodType>(schema: Schema, fields: Record<string, string>) => {
    const { value, errors } = readForm(schema, filledForm(schema, fields))
    if (errors) throw new Error(JSON.stringify(errors))
    return value
  }
  return {
    admin,
    news: (title: string, content = 'Nyt', published_date = '2026-11-01') =>
      saveRow(backend, admin, 'news', undefined, newsItem({ title, content, published_date })),
    event: (title: string, fields: Record<string, string> = {}) =>
      saveEvent(
        backend,
        admin,
        undefined,
        read(eventForm, {
          title,
          date: '2026-12-04',
          event_type: 'concert',
          is_visible: 'on',
          ...fields,
        }),
      ),
    lecture: (title: string, description = '', fields: Record<string, string> = {}) => {
      const form = read(lectureForm, { title, description, ...fields })
      return saveRow(backend, admin, 'lectures', undefined, form)
    },
    hymn: async (title: string, fields: Record<string, string> = {}) => {
      const form = read(hymnForm, { title, stanzas: 'Én\n\nTo', ...fields })
      return (await saveHymn(backend, admin, undefined, form)).id
    },
    /** Fields that are not given become blank. */
    changeHymn: (id: string, fields: Record<string, string>) =>
      saveHymn(
        backend,
        admin,
        id,
        read(hymnForm, { revision: '1', stanzas: 'Én\n\nTo', ...fields }),
      ),
    hymnCollection: (title: string, fields: Record<string, string> = {}) =>
      saveHymnCollection(
        backend,
        admin,
        undefined,
        read(hymnCollectionForm, { title, year: '2024', ...fields }),
      ),
    work: (title: string, description = '') =>
      saveWork(
        backend,
        admin,
        undefined,
        blankWork({ title, year: 2024, category: 'faglitteratur', description }),
      ),
    contact: (fields: Record<string, string>) =>
      saveContact(backend, admin, read(contactForm, fields)),
    collaboration: (title: string, description = '', short_text: string | null = null) =>
      saveCollaboration(backend, admin, undefined, {
        revision: 0,
        title,
        short_text,
        new_pdfs: [],
        description,
        link: null,
        picture: undefined,
      }),
  }
}
