import type { SearchHeading, SectionPath } from '~/domain/sections/sections'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { oneLine } from '~/forms/form-fields'
import { emptyPage, type Page, pageNumber, pageSize } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { searchIndex, type Terms } from '~/platform/search/search-index.server'
import type { SearchEntry, SearchSource } from '~/platform/search/search-source.server'
import { normalizeText, plainWord, wordPositions } from '~/platform/search/words.server'
import { maxQueryLength, type Segment, searchPathOf } from './search'

export type SearchHit = ReturnType<typeof hitsOf>[number]

export interface SearchGroup {
  kind: string
  name: string
  title: SearchHeading
  total: number
  /** The best hits, or one page of hits if only this kind is requested. */
  hits: Page<SearchHit>
  path: string
}

export interface SearchView {
  query: string
  /** How well it matches: all words, one misspelled, or only some. */
  closeness: 'all' | 'misspelt' | 'some'
  total: number
  /** Undefined if all kinds are shown. */
  onlyKind?: string
  groups: SearchGroup[]
}

const hitsPerKind = 4

/** `?q=` is the query, `&i=` a kind, `&side=` a page of that kind. */
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
  const onlyKind = kinds.find(({ name }) => name === parameters.get('i'))?.kind
  const page = onlyKind ? pageNumber(url) : 1
  const size = onlyKind ? pageSize : hitsPerKind
  const groups = kinds.map(async ({ kind, name, title, numbers }): Promise<SearchGroup> => {
    const total = numbers.length
    const group = { kind, name, title, total, path: searchPathOf(query, name) }
    if (onlyKind && onlyKind !== kind) return { ...group, hits: emptyPage }
    const requestedNumbers = numbers.slice((page - 1) * size, page * size)
    const entries = await index.read(backend, kind, requestedNumbers)
    const next = onlyKind && page * size < total ? page + 1 : undefined
    return { ...group, hits: { items: hitsOf(entries, terms), ...(next && { next }) } }
  })
  return {
    query,
    closeness,
    total: kinds.reduce((sum, { numbers }) => sum + numbers.length, 0),
    ...(onlyKind && { onlyKind }),
    groups: await Promise.all(groups),
  }
}

export function emptySearch(url: string): SearchView {
  return { query: queryIn(url), closeness: 'all', total: 0, groups: [] }
}

/** The query, without characters that text cannot contain or that should not be echoed. */
function queryIn(url: string): string {
  const typed = new URL(url).searchParams.get('q') ?? ''
  const clean = oneLine(typed).normalize('NFC')
  return [...clean].slice(0, maxQueryLength).join('').trim()
}

export function hitsOf(entries: SearchEntry[], terms: Terms) {
  return entries.map(({ id, title, detail, text, path, isPast = false }) => ({
    id,
    path,
    isPast,
    title: markedText(title, terms),
    detail: markedText(detail, terms),
    line: matchingLine(text, terms),
  }))
}

/** The delay after the start, so that indexing does not slow down the first requests. */
const startDelayMs = 2000

/** In the background, so that the first search need not wait for it. Returns a function that stops it. */
export function startIndexing(backend: Backend, sources: readonly SearchSource[]) {
  const index = searchIndex(backend, sources)
  const timer = setTimeout(() => {
    index.update(backend).catch((error: unknown) => {
      // The next search tries again.
      backend.log.debug({ err: error }, 'the search index could not be read')
    })
  }, startDelayMs)
  return () => {
    clearTimeout(timer)
    return index.close()
  }
}

/** In characters. */
const maxLineLength = 180

const contextLength = 60

/** The end of a line or sentence. Does not match in '2. søndag i advent' or 'den 3. oktober kl. 19'. */
const sentenceEnd = /\n+|(?<=[.!?…])\s+(?![\s\p{Ll}\d])/u

export function markedText(text: string, terms: Terms): Segment[] {
  const whole = normalizeText(text)
  const segments: Segment[] = []
  let end = 0
  for (const match of matchesIn(whole, terms)) {
    if (match.start > end) segments.push({ text: whole.slice(end, match.start) })
    segments.push({ text: whole.slice(match.start, match.end), isMatch: true })
    end = match.end
  }
  if (end < whole.length) segments.push({ text: whole.slice(end) })
  return segments
}

export function matchingLine(text: string, terms: Terms): Segment[] {
  const lines = normalizeText(text)
    .split(sentenceEnd)
    .map((line) => line.trim())
    .filter(Boolean)
  let best = lines[0] ?? ''
  let maxWords = 0
  for (const line of lines) {
    const words = new Set(matchesIn(line, terms).map(({ word }) => word)).size
    if (words <= maxWords) continue
    maxWords = words
    best = line
  }
  return markedText(shortenAround(best, matchesIn(best, terms)[0]?.start ?? 0), terms)
}

function matchesIn(text: string, terms: Terms) {
  return wordPositions(text).filter(({ word }) => terms.has(plainWord(word)))
}

function shortenAround(line: string, match: number): string {
  if (line.length <= maxLineLength) return line
  const from = match <= maxLineLength / 2 ? 0 : line.indexOf(' ', match - contextLength) + 1
  const rest = line.slice(from, from + maxLineLength)
  const whole =
    from + maxLineLength >= line.length ? rest : `${rest.replace(/(?<!\s)\s+\S*$/, '')} …`
  return from === 0 ? whole : `… ${whole}`
}
