import type { z } from 'zod'
import { reviewForm, workForm } from '~/domain/bibliography/bibliography.form'
import { eventForm } from '~/domain/calendar/calendar.form'
import { collaborationForm } from '~/domain/collaborations/collaborations.form'
import { contactForm } from '~/domain/contact/contact.form'
import { textForm } from '~/domain/content/content.form'
import { hymnFileForm } from '~/domain/hymns/files/hymn-files.form'
import { hymnCollectionForm, hymnForm } from '~/domain/hymns/hymns.form'
import { galleryImageForm, newGalleryImageForm } from '~/domain/images/gallery/gallery.form'
import { sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import { concertInfoForm, lectureForm } from '~/domain/lectures/lectures.form'
import { newsForm } from '~/domain/news/news.form'
import { redirectForm } from '~/domain/redirects/redirects.form'
import { seoForm } from '~/domain/seo/seo.form'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import { blanksOf } from './forms'

/**
 * Every back-office form that is sent with all fields, by path. The texts of the front page are missing,
 * since only changed ones are sent (docs/architecture.md, "Forms"). The second form of a path is listed
 * after a comma.
 */
export const adminForms: Record<string, z.ZodType> = {
  '/admin/nyheder/:id': newsForm,
  '/admin/foredrag/:id': lectureForm,
  '/admin/foredrag/koncerttekst': concertInfoForm,
  '/admin/kalender/:id': eventForm,
  '/admin/kalender/topbillede': sitePictureForm,
  '/admin/bibliografi/:id': workForm,
  '/admin/bibliografi/:id/anmeldelser': reviewForm,
  '/admin/salmer/:id': hymnForm,
  '/admin/salmer/:id, a file': hymnFileForm,
  '/admin/salmer/samlinger/:id': hymnCollectionForm,
  '/admin/samarbejder/:id': collaborationForm,
  '/admin/anbefalinger': testimonialForm,
  '/admin/billeder/ny': newGalleryImageForm,
  '/admin/billeder/:id': galleryImageForm,
  '/admin/forside': sitePictureForm,
  '/admin/kontakt': contactForm,
  '/admin/adresser': redirectForm,
  '/admin/seo': seoForm,
  '/admin/tekst': textForm,
}

function schemaAt(path: string): z.ZodType | undefined {
  const plain = path.replace(/\.data$/, '')
  const [folder, kind, , part] = plain.split('/').slice(1)
  const names = [
    plain,
    plain.replace(/[^/]+$/, ':id'),
    `/${folder}/${kind}/:id${part ? `/${part}` : ''}`,
  ]
  return names.map((name) => adminForms[name]).find(Boolean)
}

/** The fields that a browser sends: a form with blanks for missing values, a command unchanged. */
export function wholeForm(path: string, fields: Record<string, string>): Record<string, string> {
  const schema = 'intent' in fields ? undefined : schemaAt(path)
  return { ...(schema && blanksOf(schema)), ...fields }
}
