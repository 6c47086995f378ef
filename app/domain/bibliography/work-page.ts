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
  /** A sentence of the review that readers can copy. */
  pullQuote: string | null
}

type WorkRow = RowOf<'bibliography'>

/** The columns that the page has in another form than the row. */
type ParsedColumn = 'image_url' | 'purchase_link' | 'formats' | 'shops' | 'extract_pdf_id'

/** A work on its own page: its columns, with sanitized HTML for rich text, and the parsed columns. */
export interface WorkPage
  extends Omit<WorkRow, Exclude<keyof Row, 'id'> | 'published_at' | ParsedColumn> {
  /** A path or an external URL; see `coverOf`. */
  imageUrl: string | null
  purchaseLink: string | null
  /** 'Indbundet', 'E-bog'. */
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
