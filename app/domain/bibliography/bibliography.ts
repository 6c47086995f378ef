import { href } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import type { AttachedPdf } from '~/domain/pdfs/pdfs'
import type { Row, RowOf } from '~/platform/db/schema'
import type { Shop } from './shops'

export type Category = RowOf<'bibliography'>['category']

type ShelfText = Extract<ContentKey, `bibliografi.${string}`>

/** A tab of /bibliografi: the works of one category (docs/specification.md, "Bibliography"). */
export interface Shelf {
  /** Its name in the URL, `?fane=`. */
  name: string
  category: Category
  title: ShelfText
  empty: ShelfText
}

/** The tabs in order. The first is the default. */
export const shelves: [Shelf, ...Shelf[]] = [
  {
    name: 'salmer',
    category: 'salmer_sange',
    title: 'bibliografi.hymns',
    empty: 'bibliografi.hymns_empty',
  },
  {
    name: 'skoenlitteratur',
    category: 'skønlitteratur',
    title: 'bibliografi.fiction',
    empty: 'bibliografi.fiction_empty',
  },
  {
    name: 'faglitteratur',
    category: 'faglitteratur',
    title: 'bibliografi.nonfiction',
    empty: 'bibliografi.nonfiction_empty',
  },
  {
    name: 'vaerkliste',
    category: 'værkliste',
    title: 'bibliografi.list',
    empty: 'bibliografi.list_empty',
  },
]

export function requestedShelf(name: string | null): Shelf {
  return shelves.find((shelf) => shelf.name === name) ?? shelves[0]
}

export function shelfOf(category: Category): Shelf {
  return shelves.find((shelf) => shelf.category === category) ?? shelves[0]
}

export function defaultShelf(name: string | null, filled: readonly Category[]): Shelf {
  const named = shelves.find((shelf) => shelf.name === name)
  return named ?? shelves.find(({ category }) => filled.includes(category)) ?? shelves[0]
}

export function shelfPath(shelf: Shelf): string {
  return shelf === shelves[0] ? '/bibliografi' : `/bibliografi?fane=${shelf.name}`
}

export interface Work {
  id: string
  title: string
  year: number
  /** Sanitized HTML; may be empty. */
  description: string
  /** A path or an external URL; see `coverOf`. */
  imageUrl: string | null
  purchaseLink: string | null
  slug: string
  hasReviews: boolean
}

export function reviewAnchor(id: string): string {
  return `anmeldelse-${id}`
}

export function workPath(slug: string): string {
  return href('/bibliografi/:slug', { slug })
}

export interface Review {
  id: string
  header: string | null
  /** Sanitized HTML. */
  quote: string
  author: string
  publication: string | null
  pullQuote: string | null
}

type WorkRow = RowOf<'bibliography'>

type ParsedColumn = 'image_url' | 'purchase_link' | 'formats' | 'shops' | 'extract_pdf_id'

export interface WorkPage
  extends Omit<WorkRow, Exclude<keyof Row, 'id'> | 'published_at' | ParsedColumn> {
  imageUrl: string | null
  purchaseLink: string | null
  formats: string[]
  shops: Shop[]
  extractPdf: AttachedPdf | undefined
  reviews: Review[]
}

/** The suggested formats, by their schema.org types. The author may use others. */
export const suggestedFormats = {
  Indbundet: 'Hardcover',
  Hæftet: 'Paperback',
  'E-bog': 'EBook',
  Lydbog: 'AudiobookFormat',
} as const
