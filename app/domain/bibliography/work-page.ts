import type { AttachedPdf } from '~/domain/pdfs/pdfs'
import type { Row, RowOf } from '~/platform/db/schema'
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

type WorkRow = RowOf<'bibliography'>

/** Columns that the page reads, but not as they are stored. */
type ReadColumn = 'image_url' | 'purchase_link' | 'formats' | 'shops' | 'extract_pdf_id'

/** A work on its own page: columns of its row, rich text as sanitized HTML, and the parsed other columns. */
export interface WorkPage
  extends Omit<WorkRow, Exclude<keyof Row, 'id'> | 'published_at' | ReadColumn> {
  /** As stored: see `coverOf`. */
  imageUrl: string | null
  purchaseLink: string | null
  /** 'Indbundet', 'E-bog'. */
  formats: string[]
  /** More shops. */
  shops: Shop[]
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
