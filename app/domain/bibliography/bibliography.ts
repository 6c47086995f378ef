import { href } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import type { AttachedPdf } from '~/domain/pdfs/pdfs'
import type { Row, RowOf } from '~/platform/db/schema'
import type { Shop } from './shops'

type WorkRow = RowOf<'bibliography'>

export type Category = WorkRow['category']

type ShelfText = Extract<ContentKey, `bibliografi.${string}`>

export interface Shelf {
  /** Its name in the URL, `?fane=`. */
  name: string
  category: Category
  title: ShelfText
  empty: ShelfText
}

export const shelves: [Shelf, ...Shelf[]] = [
  shelf('salmer', 'salmer_sange', 'bibliografi.hymns'),
  shelf('skoenlitteratur', 'skønlitteratur', 'bibliografi.fiction'),
  shelf('faglitteratur', 'faglitteratur', 'bibliografi.nonfiction'),
  shelf('vaerkliste', 'værkliste', 'bibliografi.list'),
]

type ShelfTitle = `bibliografi.${'hymns' | 'fiction' | 'nonfiction' | 'list'}`

function shelf(name: string, category: Category, title: ShelfTitle): Shelf {
  return { name, category, title, empty: `${title}_empty` }
}

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

/** The description is sanitized HTML. */
export interface Work extends Pick<WorkRow, 'id' | 'title' | 'year' | 'description' | 'slug'> {
  imageUrl: string | null
  purchaseLink: string | null
  hasReviews: boolean
}

export function reviewAnchor(id: string): string {
  return `anmeldelse-${id}`
}

export function workPath(slug: string): string {
  return href('/bibliografi/:slug', { slug })
}

export interface Review extends Pick<RowOf<'reviews'>, 'id' | 'header' | 'author' | 'publication'> {
  /** Sanitized HTML. */
  quote: string
  pullQuote: string | null
}

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
