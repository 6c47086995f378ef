import { setImmediate as nextTurn } from 'node:timers/promises'
import { pagesBelow, sectionChanges, visibleSections } from '~/domain/pages/page-sources.server'
import { isSection, listedSections, type SectionPath } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import type { PagesBelow } from '~/platform/pages/page-source.server'
import { copenhagenDate, copenhagenToday } from '~/platform/runtime/clock'
import { type SitemapEntry, sitemapParts } from './sitemap'

/** The content of `/sitemap.xml`. Yields to other requests while writing thousands of pages. */
export async function servedSitemap(backend: Backend): Promise<string> {
  let sitemap = ''
  for (const part of sitemapParts(await sitemapEntries(backend), backend.siteUrl)) {
    sitemap += part
    await nextTurn()
  }
  return sitemap
}

export async function sitemapEntries(backend: Backend): Promise<SitemapEntry[]> {
  const visible = await visibleSections(backend)
  const entries = await sectionEntries(backend, visible)
  for (const each of pagesBelow(backend.nouns)) {
    if (isListed(each, visible)) entries.push(...(await pageEntries(backend, each)))
  }
  return entries
}

/** Whether the sitemap lists these pages: they are below a visible section, or below none. */
function isListed({ basePath }: PagesBelow, visible: readonly SectionPath[]): boolean {
  const section = `/${basePath.split('/')[1]}`
  return !isSection(section) || visible.includes(section)
}

async function sectionEntries(
  backend: Backend,
  visible: readonly SectionPath[],
): Promise<SitemapEntry[]> {
  const changes = await sectionChanges(backend)
  const listed = listedSections.filter(({ path }) => visible.includes(path))
  return listed.map(({ path, changeFrequency, priority }) => {
    const own = changes.filter(({ section }) => section === path)
    const lastModified = lastModifiedDate(
      backend,
      own.map(({ at }) => at),
    )
    return { path, changeFrequency, priority, lastModified }
  })
}

/** The number of pages to process before other requests run. */
const pagesAtOnce = 1000

async function pageEntries(backend: Backend, { listing }: PagesBelow): Promise<SitemapEntry[]> {
  if (!listing) return []
  const { list, changeFrequency, priority } = listing
  const pages = await list(backend)
  await nextTurn()
  const entries: SitemapEntry[] = []
  for (const { path, sitemapPath = path, changedAt } of pages) {
    const lastModified = lastModifiedDate(backend, changedAt)
    entries.push({ path: sitemapPath, changeFrequency, priority, lastModified })
    if (entries.length % pagesAtOnce === 0) await nextTurn()
  }
  return entries
}

/** The latest of the instants as a date in Copenhagen, by default today. Instants are sorted as text. */
function lastModifiedDate({ clock }: Backend, instants: (string | null)[]): string {
  const newest = instants
    .filter((instant) => instant !== null)
    .sort()
    .at(-1)
  return newest ? copenhagenDate(newest) : copenhagenToday(clock)
}
