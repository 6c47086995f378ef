import type { ContentKey } from '~/domain/content/content'
import type { SectionPath } from '~/domain/sections/sections'
import type { Page } from '~/http/paging'

type SearchText = Extract<ContentKey, `soeg.${string}`>

/** The kinds of results: name in the URL, `?i=`, section and heading. */
export const searchKinds = {
  home: { name: 'forside', section: '/', title: 'soeg.home' },
  news: { name: 'nyheder', section: '/nyheder', title: 'soeg.news' },
  lecture: { name: 'foredrag', section: '/foredrag', title: 'soeg.lectures' },
  work: { name: 'vaerker', section: '/bibliografi', title: 'soeg.works' },
  review: { name: 'anmeldelser', section: '/bibliografi', title: 'soeg.reviews' },
  hymn: { name: 'salmer', section: '/salmer', title: 'soeg.hymns' },
  register: { name: 'salmeregistre', section: '/salmer', title: 'soeg.registers' },
  event: { name: 'kalender', section: '/kalender', title: 'soeg.events' },
  collaboration: { name: 'samarbejder', section: '/samarbejder', title: 'soeg.collaborations' },
  picture: { name: 'billeder', section: '/billeder', title: 'soeg.pictures' },
  press: { name: 'presse', section: '/presse', title: 'soeg.press' },
  contact: { name: 'kontakt', section: '/kontakt', title: 'soeg.contact' },
} as const satisfies Record<string, { name: string; section: SectionPath; title: SearchText }>

export type SearchKind = keyof typeof searchKinds

/** A piece of text; matched words are pieces of their own. */
export interface Segment {
  text: string
  isFound?: boolean
}

export interface SearchHit {
  id: string
  path: string
  title: Segment[]
  /** When, where, by whom; may be empty. */
  detail: Segment[]
  /** The line with the most matches, or else the beginning of the text; may be empty. */
  line: Segment[]
  isPast: boolean
}

export interface SearchGroup {
  kind: SearchKind
  total: number
  /** The best few, or one page if only this kind is requested. */
  hits: Page<SearchHit>
  /** The URL that shows only this group. */
  path: string
}

/** The content of /soeg. */
export interface SearchView {
  /** The query for display; empty if there is none. */
  query: string
  /** How well it matches: all words, one misspelled, or only some. */
  closeness: 'all' | 'misspelt' | 'some'
  total: number
  /** The only kind shown, if one is requested. */
  only?: SearchKind
  groups: SearchGroup[]
}

/** In characters. */
export const maxQueryLength = 100

export const searchPath = '/soeg'

export function searchPathOf(query: string, kind?: SearchKind): string {
  const parameters = new URLSearchParams({ q: query })
  if (kind) parameters.set('i', searchKinds[kind].name)
  return `${searchPath}?${parameters}`
}
