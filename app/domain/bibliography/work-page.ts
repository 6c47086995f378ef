import type { AttachedPdf } from '~/domain/pdfs/pdfs'
import type { Category } from './bibliography'
import type { Shop } from './shops'

export interface Review {
  id: string
  header: string | null
  /** Sanitized HTML. */
  quote: string
  author: string
  publication: string | null
  /** One sentence of the review, for others to quote. */
  pullQuote: string | null
}

/** A work on its own page: unknown facts are null. */
export interface WorkPage {
  id: string
  title: string
  year: number
  slug: string
  category: Category
  /** Sanitized HTML; may be empty. */
  description: string
  /** As stored: see `coverOf`. */
  imageUrl: string | null
  publisher: string | null
  /** With hyphens as written. */
  isbn: string | null
  pages: number | null
  /** 'Indbundet', 'E-bog'. */
  formats: string[]
  translator: string | null
  purchaseLink: string | null
  /** More shops. */
  shops: Shop[]
  /** A part of the book as sanitized HTML; may be empty. */
  extract: string
  /** A longer extract as a PDF. */
  extractPdf: AttachedPdf | undefined
  reviews: Review[]
}

/** The suggested formats, by their schema.org types. The author may use others. */
export const usualFormats = {
  Indbundet: 'Hardcover',
  Hæftet: 'Paperback',
  'E-bog': 'EBook',
  Lydbog: 'AudiobookFormat',
} as const
