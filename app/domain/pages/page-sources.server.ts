import { capitalise } from '~/danish/capitalise'
import { visibleParts } from '~/domain/content/arrangement'
import { readContent } from '~/domain/content/content.server'
import { letterSettings } from '~/domain/letters/sending/settings.server'
import { pressPages } from '~/domain/press/press-pages.server'
import {
  needsContent,
  type SectionPath,
  sectionNamed,
  sectionNames,
} from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import type { SlugNoun } from '~/platform/changes/noun'
import { asTable, columnsOfKind, type Nouns, nounsWith } from '~/platform/changes/nouns'
import type { LinkSource, PageSource, PagesBelow } from '~/platform/pages/page-source.server'

function pageSources(nouns: Nouns): PageSource[] {
  return [...Object.values(nouns).flatMap(({ pages }) => pages), pressPages]
}

export function pagesBelow(nouns: Nouns): PagesBelow[] {
  return pageSources(nouns).flatMap(({ pages }) => pages ?? [])
}

export function pagesAt(nouns: Nouns, path: string) {
  // Longer paths first, since paths can be below one another.
  const innermostFirst = pagesBelow(nouns).sort(
    (one, other) => other.basePath.length - one.basePath.length,
  )
  for (const pages of innermostFirst) {
    const start = path.slice(0, pages.basePath.length).toLowerCase()
    const rest = path.slice(pages.basePath.length)
    if (start === pages.basePath && /^(?:\/|$)/.test(rest)) return { pages, rest: rest.slice(1) }
  }
  return undefined
}

export async function sectionChanges(backend: Backend) {
  const changes = await Promise.all(
    pageSources(backend.nouns).map((source) => source.changes?.(backend)),
  )
  return changes.flatMap((each) => each ?? [])
}

/** The sections with content other than their own texts and SEO settings. */
async function sectionsWithContent(backend: Backend): Promise<Set<string>> {
  const { editable_content, seo_settings, ...nounsWithContent } = backend.nouns
  const sources = [...Object.values(nounsWithContent).flatMap(({ pages }) => pages), pressPages]
  const changes = await Promise.all(sources.map((source) => source.changes?.(backend)))
  return new Set(
    changes.flatMap((each = []) => each.flatMap(({ section, at }) => (at ? [section] : []))),
  )
}

export async function linkSources(backend: Backend): Promise<LinkSource[]> {
  const { nouns } = backend
  const sources = await Promise.all([
    ...nounsWith(nouns, 'slug').map((noun) => linksOfRows(backend, noun)),
    ...pageSources(nouns).map((source) => source.links?.(backend)),
  ])
  return sources.flatMap((each) => each ?? [])
}

async function linksOfRows({ db, nouns }: Backend, noun: SlugNoun): Promise<LinkSource[]> {
  const { words, form, pathOf } = nouns[noun]
  const texts = columnsOfKind(nouns, noun, 'rich-text')
  const links = columnsOfKind(nouns, noun, 'link')
  const rows = await db
    .selectFrom(asTable(noun))
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...texts.map((column) => eb(column as 'title', 'like', '%<a %')),
        ...links.map((column) => eb(column as 'title', 'is not', null)),
      ]),
    )
    .execute()
  return rows.flatMap((row) => {
    const values: Record<string, unknown> = row
    const common = {
      source: capitalise(words.named(row.title)),
      editPath: form?.(row.id, {}) ?? '',
      page: pathOf(row.slug),
    }
    return [
      ...texts.map((column) => ({ ...common, html: String(values[column] ?? '') })),
      ...links.map((column) => ({ ...common, link: String(values[column] ?? '') })),
    ]
  })
}

export interface SiteSections {
  /** Those of the navigation, in the author's order. */
  visible: SectionPath[]
  /** Those of the sitemap. */
  listed: SectionPath[]
  /** Those of the visible ones that have content. */
  filled: SectionPath[]
}

export async function siteSections(backend: Backend): Promise<SiteSections> {
  const [withContent, content, letter] = await Promise.all([
    sectionsWithContent(backend),
    readContent(backend, 'udseende'),
    letterSettings(backend),
  ])
  const notHidden = visibleParts(content['udseende.sections'], sectionNames).map(sectionNamed)
  const filterBy = (isShown: (path: SectionPath) => boolean): SectionPath[] => [
    '/',
    ...notHidden.filter((path) => withContent.has(path) || isShown(path)),
    ...(letter.isOn ? (['/brev'] as const) : []),
  ]
  return {
    visible: filterBy((path) => needsContent(path) === undefined),
    listed: filterBy((path) => needsContent(path) !== 'everywhere'),
    filled: notHidden.filter((path) => withContent.has(path)),
  }
}
