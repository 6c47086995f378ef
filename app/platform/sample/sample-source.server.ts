import type { Insertable } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/nouns'
import type { Schema } from '~/platform/db/schema'

/** A picture of the sample content and what it is for. */
export interface SamplePicture {
  /** File name in sample/pictures. */
  file: string
  /** Where it is kept in the file store: the same place each time it is asked for. */
  path: string
  /** The image's `page_assignment`; null for the gallery. */
  assignment: string | null
  alt: string
  originalName: string
  description?: string | undefined
  /** Whom a newspaper names, where that is not the author. */
  credit?: string | undefined
  /** Fractions from the left and the top. */
  focusX?: number | undefined
  focusY?: number | undefined
}

/** What the rows are made from, besides what their noun knows itself. */
export interface SampleContext {
  /** When the sample content is put in, and Copenhagen's date then: what it counts its dates from. */
  now: Date
  /** YYYY-MM-DD */
  today: string
  /** The pictures of all nouns, in the order in which their renditions are made. */
  pictures: readonly SamplePicture[]
}

export type SampleRows<N extends Noun> = (Insertable<Schema[N]> & { id: string })[]

type Column<N extends Noun> = keyof Schema[N] & string

/** Files of the sample content that a noun keeps. */
export interface SampleFiles {
  /**
   * Stores those that are not stored yet: an installation may have been cut off.
   * @param folder where the sample pictures and PDFs are.
   */
  store(backend: Backend, folder: string, pictures: readonly SamplePicture[]): Promise<void>
  /** Removes those that no row uses any more. After the commit; what stays is left to the sweep. */
  discard(backend: Backend, pictures: readonly SamplePicture[]): Promise<void>
}

/**
 * What a noun has in the sample content: the rows of its table, and what of another noun must stay when
 * one of them does (docs/decisions/0006-sample-content.md).
 */
export interface SampleSource<N extends Noun> {
  rows(tx: Backend, context: SampleContext): SampleRows<N> | Promise<SampleRows<N>>
  /** Columns with the id of a row that it belongs to or needs, and whose row that is. */
  keeps?: { readonly [C in Column<N>]?: Noun }
  /** The column with the path of its picture, which is a row of `images`. */
  picture?: Column<N>
  /** The column whose rich text may link to PDFs. */
  richText?: Column<N>
  /** The pictures that its rows show. */
  pictures?: readonly SamplePicture[]
  /** Where rows are linked to images by a table besides. */
  imageLinks?: {
    /** Makes the links of the sample content, once all its rows are there. */
    enter(tx: Backend): Promise<void>
    /** The links there are, of whatever rows. */
    list(backend: Backend): Promise<{ id: string; image_id: string }[]>
  }
  files?: SampleFiles
}
