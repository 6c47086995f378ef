import { pagesBelow, sectionChanges } from '~/domain/pages/page-sources.server'
import { listedSections } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { copenhagenDate, copenhagenToday } from '~/platform/clock'
import type { PagesBelow } from '~/platform/page-source.server'
import type { SitemapEntry } from './sitemap'

/**
 * Every URL search engines are told of: the sections, then what has a page of its own, the
 * latest changed first (docs/specification.md, "Sitemap"). Only what a visitor may see, by itself
 * or by its date.
 */
export async function sitemapEntries(backend: Backend): Promise<SitemapEntry[]> {
  const [sections, pages] = await Promise.all([
    sectionEntries(backend),
    Promise.all(pagesBelow.map((each) => pageEntries(backend, each))),
  ])
  return [...sections, ...pages.flat()]
}

async function sectionEntries(backend: Backend): Promise<SitemapEntry[]> {
  const changes = await sectionChanges(backend)
  return listedSections.map(({ path, changeFrequency, priority }) => {
    const own = changes.filter(({ section }) => section === path)
    const lastModified = newestOf(
      backend,
      own.map(({ at }) => at),
    )
    return { path, changeFrequency, priority, lastModified }
  })
}

async function pageEntries(backend: Backend, { listed }: PagesBelow): Promise<SitemapEntry[]> {
  if (!listed) return []
  const { list, changeFrequency, priority } = listed
  return (await list(backend)).map(({ path, sitemapPath = path, changedAt }) => ({
    ...{ path: sitemapPath, changeFrequency, priority },
    lastModified: newestOf(backend, changedAt),
  }))
}

/**
 * The latest of the instants as a date in Copenhagen, today where there are none; they are written so
 * that they sort as text.
 */
function newestOf({ clock }: Backend, instants: (string | null)[]): string {
  const newest = instants
    .filter((instant) => instant !== null)
    .sort()
    .at(-1)
  return newest ? copenhagenDate(newest) : copenhagenToday(clock)
}
