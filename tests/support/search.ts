import { searchSources } from '~/domain/nouns/search-sources.server'
import { type SearchView, search } from '~/domain/search/search.server'
import { sectionList } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'

/** Searches like /soeg. */
export function searchSite(backend: Backend, query: string, more = ''): Promise<SearchView> {
  const url = `https://example.dk/soeg?q=${encodeURIComponent(query)}${more}`
  return search(backend, searchSources, url, allSections)
}

/** Kind and title of each hit, in order. */
export function titlesOf({ groups }: SearchView): string[] {
  return groups.flatMap(({ kind, hits }) =>
    hits.items.map(({ title }) => `${kind}: ${title.map(({ text }) => text).join('')}`),
  )
}

export async function foundTitles(backend: Backend, query: string): Promise<string[]> {
  return titlesOf(await searchSite(backend, query))
}

export const allSections = sectionList.map(({ path }) => path)
