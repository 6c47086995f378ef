import { pagesBelow, sectionChanges, siteSections } from '~/domain/pages/page-sources.server'
import { isSection, listedSections, type SectionPath } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import type { PagesBelow } from '~/platform/pages/page-source.server'
import { copenhagenDate, copenhagenToday } from '~/platform/runtime/clock'
import type { SitemapEntry } from './sitemap'

export async function sitemapEntries(backend: Backend): Promise<SitemapEntry[]> {
  const { listed } = await siteSections(backend)
  const entries = await sectionEntries(backend, listed)
  for (const each of pagesBelow(backend.nouns)) {
    if (isListed(each, listed)) entries.push(...(await pageEntries(backend, each)))
  }
  return entries
}

/** Whether the sitemap lists these pages: they are below a listed section, or below none. */
function isListed({ basePath }: PagesBelow, listed: readonly SectionPath[]): boolean {
  const section = `/${basePath.split('/')[1]}`
  return !isSection(section) || listed.includes(section)
}

async function sectionEntries(
  backend: Backend,
  listed: readonly SectionPath[],
): Promise<SitemapEntry[]> {
  const changes = await sectionChanges(backend)
  const sections = listedSections.filter(({ path }) => listed.includes(path))
  return sections.map(({ path, changeFrequency, priority }) => {
    const instants = changes.flatMap(({ section, at }) => (section === path ? [at] : []))
    const lastModified = lastModifiedDate(backend, instants)
    return { path, changeFrequency, priority, lastModified }
  })
}

async function pageEntries(backend: Backend, { listing }: PagesBelow): Promise<SitemapEntry[]> {
  if (!listing) return []
  const { list, changeFrequency, priority } = listing
  return (await list(backend)).map(({ path, sitemapPath = path, changedAt }) => ({
    path: sitemapPath,
    changeFrequency,
    priority,
    lastModified: lastModifiedDate(backend, changedAt),
  }))
}

/** The latest of the instants as a date in Copenhagen, by default today. Instants are sorted as text. */
function lastModifiedDate({ clock }: Backend, instants: (string | null)[]): string {
  const newest = instants
    .filter((instant) => instant !== null)
    .sort()
    .at(-1)
  return newest ? copenhagenDate(newest) : copenhagenToday(clock)
}
