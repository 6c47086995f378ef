import type { SelectQueryBuilder } from 'kysely'
import { publicEvent } from '~/domain/calendar/visibility'
import { publicContact } from '~/domain/contact/visibility'
import { isPublicImage } from '~/domain/images/public-image.server'
import { listedSections, type SectionPath } from '~/domain/sections/sections'
import { publicTestimonial } from '~/domain/testimonials/visibility'
import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { copenhagenDate, copenhagenToday } from '~/platform/clock'
import type { Schema } from '~/platform/schema'
import type { SitemapEntry } from './sitemap'

/**
 * Every URL search engines are told of: the pages, then what has a page of its own, the
 * latest changed first (docs/specification.md, "Sitemap"). Only what a visitor may see, by itself
 * or by its date.
 */
export async function sitemapEntries(backend: Backend): Promise<SitemapEntry[]> {
  const [changes, lectures, works, collaborations] = await Promise.all([
    pageChanges(backend),
    lectureEntries(backend),
    workEntries(backend),
    collaborationEntries(backend),
  ])
  const today = copenhagenToday(backend.clock)
  const pages = listedSections.map(({ path, changeFrequency, priority }) => {
    const newest = newestOf(changes.filter((change) => change.path === path).map(({ at }) => at))
    return { path, changeFrequency, priority, lastModified: newest ?? today }
  })
  return [...pages, ...lectures, ...works, ...collaborations]
}

async function lectureEntries({ db }: Backend): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('lectures')
    .select(['slug', 'title', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ slug, title, updated_at }) => ({
    path: `/foredrag/${encodeURIComponent(slug || canonicalSlug(title))}`,
    lastModified: copenhagenDate(updated_at),
    changeFrequency: 'monthly',
    priority: 0.6,
  }))
}

/** A work's page is made of what others wrote about it: a new review changes it too. */
async function workEntries({ db }: Backend): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('bibliography as work')
    .select(['slug', 'title', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('reviews')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .whereRef('bibliography_id', '=', 'work.id')
        .as('reviewed_at'),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ slug, title, updated_at, reviewed_at }) => ({
    path: `/bibliografi/${encodeURIComponent(slug || canonicalSlug(title))}`,
    lastModified: newestOf([updated_at, reviewed_at]) ?? copenhagenDate(updated_at),
    changeFrequency: 'yearly',
    priority: 0.7,
  }))
}

/** Under its id, whose page names the canonical URL (docs/specification.md, "Routes"). */
async function collaborationEntries({ db }: Backend): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('collaborations as collaboration')
    .select(['id', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('collaboration_files')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .whereRef('collaboration_id', '=', 'collaboration.id')
        .as('attached_at'),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, updated_at, attached_at }) => ({
    path: `/samarbejder/${encodeURIComponent(id)}`,
    lastModified: newestOf([updated_at, attached_at]) ?? copenhagenDate(updated_at),
    changeFrequency: 'yearly',
    priority: 0.5,
  }))
}

interface PageChange {
  path: string
  at: string | null
}

/** The page of a group of texts, or of the pictures with an assignment, that is not called like it. */
const homes: Record<string, string> = {
  hero: '/',
  about: '/',
  facts: '/',
  portrait: '/',
  'calendar-hero': '/kalender',
  contact: '/kontakt',
}

/** When something on a page was last changed: what it lists, its texts, pictures and SEO settings. */
async function pageChanges({ db }: Backend): Promise<PageChange[]> {
  const changes = await Promise.all([
    lastChange('/nyheder', db.selectFrom('news')),
    lastChange('/foredrag', db.selectFrom('lectures')),
    lastChange(
      '/foredrag',
      db.selectFrom('testimonials').where((eb) => eb.and(publicTestimonial)),
    ),
    lastChange(
      '/kalender',
      db.selectFrom('calendar_events').where((eb) => eb.and(publicEvent)),
    ),
    lastChange('/bibliografi', db.selectFrom('bibliography')),
    lastChange('/samarbejder', db.selectFrom('collaborations')),
    lastChange(
      '/kontakt',
      db.selectFrom('contact_content').where((eb) => eb.and(publicContact)),
    ),
    lastChange(
      '/kontakt',
      db.selectFrom('protected_contact_info').where((eb) => eb.and(publicContact)),
    ),
    db.selectFrom('seo_settings').select(['page_slug as path', 'updated_at as at']).execute(),
    textChanges(db),
    pictureChanges(db),
  ])
  return changes.flat()
}

type Query = SelectQueryBuilder<Schema, 'news', object>

/** The tables are alike in when they were changed: the type of one stands for all. */
async function lastChange(path: SectionPath, query: unknown): Promise<PageChange[]> {
  const newest = (query as Query).select(({ fn }) => fn.max('updated_at').as('at'))
  return (await newest.execute()).map(({ at }) => ({ path, at }))
}

async function textChanges(db: Backend['db']): Promise<PageChange[]> {
  const groups = await db
    .selectFrom('editable_content')
    .select(({ fn }) => ['page', fn.max('updated_at').as('at')])
    .groupBy('page')
    .execute()
  return groups.map(({ page, at }) => ({ path: homes[page] ?? `/${page}`, at }))
}

async function pictureChanges(db: Backend['db']): Promise<PageChange[]> {
  const groups = await db
    .selectFrom('images')
    .where(isPublicImage)
    .select(({ fn }) => ['page_assignment', fn.max('updated_at').as('at')])
    .groupBy('page_assignment')
    .execute()
  return groups.map(({ page_assignment, at }) => {
    const path = page_assignment === null ? '/billeder' : (homes[page_assignment] ?? '')
    return { path, at }
  })
}

/** The latest of the instants as a date in Copenhagen; they are written so that they sort as text. */
function newestOf(instants: (string | null)[]): string | undefined {
  const newest = instants
    .filter((instant) => instant !== null)
    .sort()
    .at(-1)
  return newest && copenhagenDate(newest)
}
