import type { Generated } from 'kysely'

/** The columns of a work that the author edits. */
export interface Bibliography {
  title: string
  year: number
  category: 'salmer_sange' | 'skønlitteratur' | 'faglitteratur' | 'værkliste'
  description: string
  image_url: string | null
  purchase_link: string | null
  slug: string
  publisher: string | null
  /** As typed, with its hyphens. */
  isbn: string | null
  pages: number | null
  /** JSON: a list of names. */
  formats: Generated<string>
  translator: string | null
  /** JSON: a list of lines, each a name and a URL. */
  shops: Generated<string>
  /** An excerpt of the book, as rich text. */
  extract: Generated<string>
  /** The PDF of a longer excerpt. */
  extract_pdf_id: string | null
}

/** The columns of a review that the author edits. */
export interface Reviews {
  bibliography_id: string
  header: string | null
  quote_text: string
  author: string
  publication: string | null
  /** One or two sentences of the review to quote. */
  pull_quote: string | null
  sort_order: number
}
