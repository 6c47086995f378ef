import type { AttachedPdf } from '~/domain/pdfs/pdfs'
import type { Category } from './bibliography'
import type { Shop } from './shops'

/** What somebody wrote about a work. */
export interface Review {
  id: string
  header: string | null
  /** Cleaned HTML. */
  quote: string
  author: string
  publication: string | null
  /** The sentence of it that others may quote. */
  pullQuote: string | null
}

/** A work as its own page shows it: what is not known is null. */
export interface WorkPage {
  id: string
  title: string
  year: number
  slug: string
  category: Category
  /** Cleaned HTML; may be empty. */
  description: string
  /** As stored: see `coverOf`. */
  imageUrl: string | null
  publisher: string | null
  /** With the hyphens it was written with. */
  isbn: string | null
  pages: number | null
  /** 'Indbundet', 'E-bog'. */
  formats: string[]
  translator: string | null
  purchaseLink: string | null
  /** Where it can be bought besides. */
  shops: Shop[]
  /** A piece of the book as cleaned HTML; may be empty. */
  extract: string
  /** A longer one to fetch. */
  extractPdf: AttachedPdf | undefined
  reviews: Review[]
}

/** The formats that are offered, by what schema.org calls them. The author may have others. */
export const usualFormats = {
  Indbundet: 'Hardcover',
  Hæftet: 'Paperback',
  'E-bog': 'EBook',
  Lydbog: 'AudiobookFormat',
} as const
