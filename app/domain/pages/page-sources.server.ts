import { workPages } from '~/domain/bibliography/bibliography-pages.server'
import { eventPages } from '~/domain/calendar/calendar-pages.server'
import { collaborationPages } from '~/domain/collaborations/collaborations-pages.server'
import { contactPages } from '~/domain/contact/contact-pages.server'
import { contentPages } from '~/domain/content/content-pages.server'
import { hymnDayPages } from '~/domain/hymns/hymn-days-pages.server'
import { hymnCollectionPages, hymnPages } from '~/domain/hymns/hymns-pages.server'
import { registerPages } from '~/domain/hymns/registers-pages.server'
import { imagePages, renditionPages } from '~/domain/images/images-pages.server'
import { lecturePages } from '~/domain/lectures/lectures-pages.server'
import { newsPages } from '~/domain/news/news-pages.server'
import { pdfPages } from '~/domain/pdfs/pdfs-pages.server'
import { pressPages } from '~/domain/press/press-pages.server'
import type { SectionPath } from '~/domain/sections/sections'
import { seoPageChanges } from '~/domain/seo/seo-pages.server'
import { testimonialPages } from '~/domain/testimonials/testimonials-pages.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/nouns'
import type { PageSource, PagesBelow } from '~/platform/pages/page-source.server'

/** What each noun brings to the pages of the site; null is a noun that brings nothing. */
const nounPages: Record<Noun, PageSource<SectionPath> | null> = {
  news: newsPages,
  lectures: lecturePages,
  bibliography: workPages,
  hymns: hymnPages,
  hymn_collections: hymnCollectionPages,
  hymn_files: null,
  collaborations: collaborationPages,
  calendar_events: eventPages,
  testimonials: testimonialPages,
  contact_content: contactPages,
  editable_content: contentPages,
  seo_settings: seoPageChanges,
  images: imagePages,
  collaboration_files: pdfPages,
  protected_contact_info: null,
  redirects: null,
  calendar_settings: null,
  reviews: null,
}

/** Everything that has pages or files, or shows something on the sections of the site. */
const pageSources = [
  ...Object.values(nounPages),
  hymnDayPages,
  registerPages,
  pressPages,
  renditionPages,
].filter((source) => source !== null)

/** The pages that stand below sections of the site, and the files. */
export const pagesBelow: readonly PagesBelow[] = pageSources.flatMap(({ pages }) => pages ?? [])

/** Pages that stand below others' before those. */
const innermostFirst = pagesBelow.toSorted((one, other) => other.below.length - one.below.length)

/**
 * Whose pages a path is one of, with what of the path is left to them: nothing for the page that they
 * stand below. Undefined where nobody's.
 */
export function pagesAt(path: string): { pages: PagesBelow; rest: string } | undefined {
  for (const pages of innermostFirst) {
    const begin = path.slice(0, pages.below.length).toLowerCase()
    const rest = path.slice(pages.below.length)
    if (begin === pages.below && /^(?:\/|$)/.test(rest)) return { pages, rest: rest.slice(1) }
  }
  return undefined
}

/** When something on a section of the site was last changed. */
export async function sectionChanges(backend: Backend) {
  const changes = await Promise.all(pageSources.map((source) => source.changes?.(backend)))
  return changes.flatMap((each) => each ?? [])
}

/** Everything of the author that may link to the site. */
export async function linkPlaces(backend: Backend) {
  const places = await Promise.all(pageSources.map((source) => source.links?.(backend)))
  return places.flatMap((each) => each ?? [])
}
