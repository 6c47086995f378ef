import type { SearchHeading } from '~/domain/sections/sections'
import type { Page } from '~/http/paging'
import type { hitsOf } from './search.server'

export interface Segment {
  text: string
  isMatch?: boolean
}

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

/** In characters. */
export const maxQueryLength = 100

export const searchPath = '/soeg'

/** @param name the name of one group in URLs */
export function searchPathOf(query: string, name?: string): string {
  const parameters = new URLSearchParams({ q: query })
  if (name) parameters.set('i', name)
  return `${searchPath}?${parameters}`
}
