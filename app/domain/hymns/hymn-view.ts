import type { Page } from '~/http/paging'
import type { HymnCard, HymnCollection, HymnLink } from './hymns'

/** The elements of a small picture of a collection's cover. */
export interface SmallCover {
  img: { src: string; width: number; height: number; loading: 'lazy' }
  /** The files of the best format. */
  source: { type?: string; srcSet: string; sizes?: string }
}

/** An option of the filter: a theme, or all hymns. */
export interface ThemeChoice {
  /** Undefined for all hymns. */
  theme?: string
  count: number
  path: string
  isCurrent: boolean
}

/** A collection in the list, with the first of its hymns. */
export type ListedCollection = Omit<HymnCollection, 'hymnIds'> & {
  hymns: HymnLink[]
  cover?: SmallCover
}

/**
 * The content of /salmer: the collections, or single hymns with their filter (docs/specification.md,
 * "Hymns").
 */
export type HymnView =
  | { tab: 'collections'; collections: ListedCollection[]; path: string }
  | {
      tab: 'single'
      hasCollections: boolean
      hymns: Page<HymnCard>
      choices: ThemeChoice[]
      path: string
    }
