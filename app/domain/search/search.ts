import type { ContentKey } from '~/domain/content/content'
import type { Page } from '~/http/paging'

type SearchText = Extract<ContentKey, `soeg.${string}`>

/** What can be found: its name in the URL, `?i=`, and its heading. */
export const searchKinds = {
  home: { name: 'forside', title: 'soeg.home' },
  news: { name: 'nyheder', title: 'soeg.news' },
  lecture: { name: 'foredrag', title: 'soeg.lectures' },
  work: { name: 'vaerker', title: 'soeg.works' },
  review: { name: 'anmeldelser', title: 'soeg.reviews' },
  hymn: { name: 'salmer', title: 'soeg.hymns' },
  register: { name: 'salmeregistre', title: 'soeg.registers' },
  event: { name: 'kalender', title: 'soeg.events' },
  collaboration: { name: 'samarbejder', title: 'soeg.collaborations' },
  picture: { name: 'billeder', title: 'soeg.pictures' },
  press: { name: 'presse', title: 'soeg.press' },
  contact: { name: 'kontakt', title: 'soeg.contact' },
} as const satisfies Record<string, { name: string; title: SearchText }>

export type SearchKind = keyof typeof searchKinds

/** A piece of text; the words that were found are pieces of their own. */
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
  /** The line in which the most was found, else how the text begins; may be empty. */
  line: Segment[]
  /** An event that has been. */
  isPast: boolean
}

export interface SearchGroup {
  kind: SearchKind
  total: number
  /** The best few, or one page where only this group is asked for. */
  hits: Page<SearchHit>
  /** The group by itself. */
  path: string
}

/** What /soeg shows. */
export interface SearchView {
  /** What is looked for, as it may be shown; empty when nothing is. */
  query: string
  /** How well it was found: all its words, one of them misspelt, or some of them. */
  closeness: 'all' | 'misspelt' | 'some'
  total: number
  /** The kind that alone is shown, where one is asked for. */
  only?: SearchKind
  groups: SearchGroup[]
}

/** The longest that is looked for, in characters. */
export const longestQuery = 100

export const searchPath = '/soeg'

export function searchPathOf(query: string, kind?: SearchKind): string {
  const parameters = new URLSearchParams({ q: query })
  if (kind) parameters.set('i', searchKinds[kind].name)
  return `${searchPath}?${parameters}`
}
