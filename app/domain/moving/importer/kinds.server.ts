import type { z } from 'zod'
import { reviewForm, workForm } from '~/domain/bibliography/bibliography.form'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { addReview, updateReview } from '~/domain/bibliography/reviews/reviews-commands.server'
import { eventForm } from '~/domain/calendar/calendar.form'
import { saveEvent } from '~/domain/calendar/calendar-commands.server'
import { collaborationForm } from '~/domain/collaborations/collaborations.form'
import { saveCollaboration } from '~/domain/collaborations/collaborations-commands.server'
import { contactForm } from '~/domain/contact/contact.form'
import { saveContact } from '~/domain/contact/contact-commands.server'
import { textForm } from '~/domain/content/content.form'
import { saveEntry } from '~/domain/content/content-commands.server'
import { hymnForm } from '~/domain/hymns/hymns.form'
import { saveHymn } from '~/domain/hymns/hymns-commands.server'
import { newGalleryImageForm } from '~/domain/images/gallery/gallery.form'
import { addGalleryImages } from '~/domain/images/gallery/gallery-commands.server'
import type { UploadPurpose } from '~/domain/images/image-paths'
import type { SitePictureName } from '~/domain/images/images'
import { sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import { sitePictureRevision } from '~/domain/images/site-pictures/site-pictures.server'
import { saveSitePicture } from '~/domain/images/site-pictures/site-pictures-commands.server'
import { lectureForm } from '~/domain/lectures/lectures.form'
import type { Item } from '~/domain/moving/items'
import { newsForm } from '~/domain/news/news.form'
import { saveListedRow, saveRow } from '~/domain/rows/rows-commands.server'
import { seoForm } from '~/domain/seo/seo.form'
import { saveSeo } from '~/domain/seo/seo-commands.server'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'

interface Context {
  item: Item
  /** The row of the item's parent. */
  parentId: string | undefined
}

type Save<Form> = (
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: Form,
  context: Context,
) => Promise<unknown>

type Fields = NonNullable<Item['fields']>

export interface Kind {
  noun: Noun
  schema: z.ZodType
  save: Save<never>
  /** The fields with HTML. */
  rich?: readonly string[]
  picture?: { field: string; purpose: UploadPurpose; altField?: string }
  fromText?: (text: NonNullable<Item['text']>) => Fields
  hasParent?: true
}

function kind<Schema extends z.ZodType>(
  definition: Omit<Kind, 'save' | 'schema'> & { schema: Schema; save: Save<z.output<Schema>> },
): Kind {
  return definition as unknown as Kind
}

/** Checks and stores the items of a kind with the form of its noun and the command that the form calls. */
export const kinds = {
  news: kind({
    noun: 'news',
    schema: newsForm,
    save: (backend, admin, id, form) => saveRow(backend, admin, 'news', id, form),
    rich: ['content'],
    picture: { field: 'image_url', purpose: 'news' },
    fromText: ({ title, html, date = '', summary }) => ({
      title,
      content: html,
      published_date: date.slice(0, 10),
      summary,
    }),
  }),
  event: kind({
    noun: 'calendar_events',
    schema: eventForm,
    save: saveEvent,
    rich: ['description'],
    picture: { field: 'image_url', purpose: 'event' },
    fromText: ({ title, html, date = '' }) => ({
      title,
      description: html,
      date: date.slice(0, 10),
      time: date.slice(11, 16),
      is_visible: 'on',
    }),
  }),
  lecture: kind({
    noun: 'lectures',
    schema: lectureForm,
    save: (backend, admin, id, form) => saveRow(backend, admin, 'lectures', id, form),
    rich: ['description'],
    picture: { field: 'image_url', purpose: 'lecture' },
    fromText: ({ title, html }) => ({ title, description: html }),
  }),
  work: kind({
    noun: 'bibliography',
    schema: workForm,
    save: saveWork,
    rich: ['description', 'extract'],
    picture: { field: 'image_url', purpose: 'bibliography' },
    fromText: ({ title, html, date = '' }) => ({
      title,
      description: html,
      year: date.slice(0, 4),
    }),
  }),
  review: kind({
    noun: 'reviews',
    schema: reviewForm,
    save: (backend, admin, id, form, { parentId = '' }) =>
      id === undefined
        ? addReview(backend, admin, parentId, form)
        : updateReview(backend, admin, id, form),
    rich: ['quote_text'],
    hasParent: true,
  }),
  hymn: kind({
    noun: 'hymns',
    schema: hymnForm,
    save: saveHymn,
    rich: ['commentary'],
    fromText: ({ title, html, date = '' }) => ({ title, stanzas: html, year: date.slice(0, 4) }),
  }),
  collaboration: kind({
    noun: 'collaborations',
    schema: collaborationForm,
    save: saveCollaboration,
    rich: ['description'],
    picture: { field: 'image_url', purpose: 'collaboration' },
    fromText: ({ title, html, summary }) => ({ title, description: html, short_text: summary }),
  }),
  testimonial: kind({
    noun: 'testimonials',
    schema: testimonialForm,
    save: (backend, admin, id, form) => saveListedRow(backend, admin, 'testimonials', id, form),
  }),
  picture: kind({
    noun: 'images',
    schema: newGalleryImageForm,
    save: (backend, admin, _, form) => addGalleryImages(backend, admin, form),
    picture: { field: 'image', purpose: 'gallery' },
  }),
  'site-picture': kind({
    noun: 'images',
    schema: sitePictureForm,
    async save(backend, admin, _, form, { item }) {
      const name = item.fields?.place as SitePictureName
      const revision = await sitePictureRevision(backend, name)
      return saveSitePicture(backend, admin, name, { ...form, revision })
    },
    picture: { field: 'image', purpose: 'hero' },
  }),
  contact: kind({
    noun: 'contact_content',
    schema: contactForm,
    save: (backend, admin, _, form) => saveContact(backend, admin, form),
    picture: { field: 'image_url', purpose: 'contact', altField: 'image_alt' },
  }),
  text: kind({
    noun: 'editable_content',
    schema: textForm,
    save: (backend, admin, _, { key, value }) => saveEntry(backend, admin, key, value),
  }),
  seo: kind({
    noun: 'seo_settings',
    schema: seoForm,
    save: (backend, admin, _, form) => saveSeo(backend, admin, form),
  }),
}
