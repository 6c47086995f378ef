import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { subMinutes } from 'date-fns/subMinutes'
import type { Insertable } from 'kysely'
import { type ContentKey, contentEntries } from '~/domain/content/content'
import { noCollaboration } from '~/domain/pdfs/pdfs'
import { canonicalSlug, firstFree, stemSlug } from '~/http/slug'
import type { Schema } from '~/platform/schema'
import { sampleCollaborations } from './content/collaborations'
import { sampleContact } from './content/contact'
import { sampleContent } from './content/content'
import { sampleEvents } from './content/events'
import { sampleLectures } from './content/lectures'
import { sampleNews } from './content/news'
import { sampleSeo } from './content/seo'
import { sampleTestimonials } from './content/testimonials'
import { sampleWorks } from './content/works'
import { pathOf, pdfPath, samplePdfs } from './sample-files.server'

/** When the sample content is put in: what it counts its dates from. */
export interface SampleTime {
  now: Date
  /** Copenhagen's date, YYYY-MM-DD. */
  today: string
}

type Rows<T extends keyof Schema> = Insertable<Schema[T]>[]

function row(noun: string, number: number, created: Date) {
  const at = created.toISOString()
  return { id: `sample-${noun}-${number + 1}`, created_at: at, updated_at: at, revision: 1 }
}

/** Lists that show the youngest first keep the order in which the content is written. */
function earlier(now: Date, number: number): Date {
  return subMinutes(now, number)
}

function dayFrom(today: string, days: number): string {
  return formatISO(addDays(parseISO(today), days), { representation: 'date' })
}

/** Slugs for a list of titles, kept apart by -2, -3 … */
function slugsOf(titles: string[], rule: (title: string) => string): string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const slug = firstFree(rule(title), taken)
    taken.add(slug)
    return slug
  })
}

export function newsRows({ now, today }: SampleTime): Rows<'news'> {
  return sampleNews.map(({ title, content, daysAgo, link = null }, number) => ({
    ...row('news', number, earlier(now, number)),
    title,
    content,
    link,
    published_date: dayFrom(today, -daysAgo),
  }))
}

export function lectureRows({ now }: SampleTime): Rows<'lectures'> {
  const slugs = slugsOf(
    sampleLectures.map(({ title }) => title),
    canonicalSlug,
  )
  return sampleLectures.map(({ picture, alt: _, themes, ...lecture }, number) => ({
    ...row('lecture', number, earlier(now, number)),
    ...lecture,
    slug: slugs[number] as string,
    themes: JSON.stringify(themes),
    image_url: pathOf({ file: picture, assignment: 'lecture' }),
  }))
}

export function eventRows({ now, today }: SampleTime): Rows<'calendar_events'> {
  return sampleEvents.map(({ daysFromToday, is_visible, keep_after_date, ...event }, number) => ({
    ...row('event', number, now),
    ...event,
    date: dayFrom(today, daysFromToday),
    is_visible: is_visible === false ? 0 : 1,
    keep_after_date: keep_after_date ? 1 : 0,
    is_cancelled: 0,
    sort_order: 0,
  }))
}

export function workRows({ now }: SampleTime): Rows<'bibliography'> {
  const slugs = slugsOf(
    sampleWorks.map(({ title }) => title),
    stemSlug,
  )
  return sampleWorks.map(({ cover, coverAlt: _, reviews: __, ...work }, number) => ({
    ...row('work', number, earlier(now, number)),
    ...work,
    slug: slugs[number] as string,
    image_url: cover ? pathOf({ file: cover, assignment: 'bibliography' }) : null,
  }))
}

export function reviewRows({ now }: SampleTime): Rows<'reviews'> {
  const reviews = sampleWorks.flatMap((work, workNumber) =>
    work.reviews.map((review, sort_order) => ({ ...review, sort_order, workNumber })),
  )
  return reviews.map(({ workNumber, ...review }, number) => ({
    ...row('review', number, now),
    ...review,
    bibliography_id: `sample-work-${workNumber + 1}`,
  }))
}

export function collaborationRows({ now }: SampleTime): Rows<'collaborations'> {
  const slugs = slugsOf(
    sampleCollaborations.map(({ title }) => title),
    stemSlug,
  )
  return sampleCollaborations.map(({ title, short_text, description, link, picture }, number) => ({
    ...row('collaboration', number, earlier(now, number)),
    title,
    short_text,
    description,
    link,
    slug: slugs[number] as string,
    image_url: pathOf({ file: picture, assignment: 'collaboration' }),
  }))
}

export function testimonialRows({ now }: SampleTime): Rows<'testimonials'> {
  return sampleTestimonials.map(({ is_visible, ...testimonial }, number) => ({
    ...row('testimonial', number, now),
    ...testimonial,
    is_visible: is_visible === false ? 0 : 1,
    sort_order: number,
  }))
}

export function textRows({ now }: SampleTime): Rows<'editable_content'> {
  return Object.entries(sampleContent).map(([key, content_value], number) => {
    const [page = '', element_key = ''] = key.split('.')
    const isRich = 'kind' in contentEntries[key as ContentKey] && /^</.test(content_value)
    return {
      ...row('text', number, now),
      page,
      element_key,
      content_type: isRich ? 'rich_text' : 'text',
      content_value,
    }
  })
}

export function seoRows({ now }: SampleTime): Rows<'seo_settings'> {
  return sampleSeo.map((settings, number) => ({ ...row('seo', number, now), ...settings }))
}

export function protectedContactRows({ now }: SampleTime): Rows<'protected_contact_info'> {
  const { email, phone, location } = sampleContact
  return [{ ...row('contact-info', 0, now), email, phone, location, is_active: 1 }]
}

export function contactRows({ now }: SampleTime, image: string, alt: string) {
  const contact: Rows<'contact_content'>[number] = {
    ...row('contact', 0, now),
    ...sampleContact,
    image_url: image,
    image_alt: alt,
    protected_contact_id: 'sample-contact-info-1',
    is_active: 1,
  }
  return [contact]
}

export function pdfRows(
  { now }: SampleTime,
  sizes: Map<string, number>,
): Rows<'collaboration_files'> {
  return samplePdfs.map(({ id, file, originalName }, number) => ({
    ...row('pdf', number, now),
    id,
    collaboration_id: noCollaboration,
    filename: file,
    file_path: pdfPath(file),
    original_name: originalName,
    file_size: sizes.get(id) ?? 0,
    mime_type: 'application/pdf',
  }))
}
