import type { Hymn, HymnCollection, HymnTheme } from './hymns'

/** A hymn with its verse taken apart. */
export interface ShownHymn extends Pick<Hymn, 'id' | 'title' | 'theme'> {
  excerpt: string[]
  stanzas: string[][]
}

/** One choice of the filter: a theme, or all hymns. */
export interface ThemeChoice {
  /** Undefined for all. */
  theme?: HymnTheme
  count: number
  path: string
  current: boolean
}

/**
 * What /salmer shows: the collections, or single hymns with their filter (docs/specification.md,
 * "Hymns").
 */
export type HymnView =
  | { tab: 'collections'; collections: HymnCollection[] }
  | { tab: 'single'; hymns: ShownHymn[]; choices: ThemeChoice[]; path: string }

export const collectionsPath = '/salmer'
export const singlePath = '/salmer?fane=enkelt'
