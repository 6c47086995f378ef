import type { SectionPath } from '~/domain/sections/sections'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { oneLine } from '~/forms/form-fields'
import { emptyPage, pageNumber, pageSize } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { searchIndex, type Terms } from '~/platform/search/search-index.server'
import type { SearchEntry } from '~/platform/search/search-source.server'
import { markedText, matchingLine } from './matching-line.server'
import {
  maxQueryLength,
  type SearchGroup,
  type SearchHit,
  type SearchView,
  searchPathOf,
} from './search'

/** The number of hits of each kind in the combined list. */
const hitsPerKind = 4

/**
 * The results that a URL of /soeg requests: `?q=` is the query, `&i=` a kind, `&side=` a page of that kind.
 * @param visible the sections to search
 */
export async function search(
  backend: Backend,
  sources: readonly SiteSearch[],
  url: string,
  visible: readonly SectionPath[],
): Promise<SearchView> {
  const parameters = new URL(url).searchParams
  const query = queryIn(url)
  if (query === '') return emptySearch(url)
  const index = searchIndex(backend, sources)
  const result = await index.find(backend, query)
  const { closeness, terms } = result
  const kinds = result.kinds.flatMap(({ kind, numbers }) => {
    const source = sources.find((each) => each.kind === kind)
    return source && visible.includes(source.section) ? [{ ...source, numbers }] : []
  })
  const only = kinds.find(({ name }) => name === parameters.get('i'))?.kind
  const page = only ? pageNumber(url) : 1
  const size = only ? pageSize : hitsPerKind
  const groups = kinds.map(async ({ kind, name, title, numbers }): Promise<SearchGroup> => {
    const total = numbers.length
    const group = { kind, name, title, total, path: searchPathOf(query, name) }
    if (only && only !== kind) return { ...group, hits: emptyPage }
    const requestedNumbers = numbers.slice((page - 1) * size, page * size)
    const entries = await index.read(backend, kind, requestedNumbers)
    const next = only && page * size < total ? page + 1 : undefined
    return { ...group, hits: { items: hitsOf(entries, terms), ...(next && { next }) } }
  })
  return {
    query,
    closeness,
    total: kinds.reduce((sum, { numbers }) => sum + numbers.length, 0),
    ...(only && { only }),
    groups: await Promise.all(groups),
  }
}

/** The view without a query, and when the search is unavailable. */
export function emptySearch(url: string): SearchView {
  return { query: queryIn(url), closeness: 'all', total: 0, groups: [] }
}

/** The query, without characters that text cannot contain or that should not be echoed. */
function queryIn(url: string): string {
  const typed = new URL(url).searchParams.get('q') ?? ''
  const clean = oneLine(typed).normalize('NFC')
  return [...clean].slice(0, maxQueryLength).join('').trim()
}

function hitsOf(entries: SearchEntry[], terms: Terms): SearchHit[] {
  return entries.map(({ id, title, detail, text, path, isPast = false }) => ({
    id,
    path,
    isPast,
    title: markedText(title, terms),
    detail: markedText(detail, terms),
    line: matchingLine(text, terms),
  }))
}
