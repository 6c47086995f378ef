import type { Row, Schema } from '~/platform/db/schema'

/**
 * A kind of content that the author edits, by its table's name: every table whose rows have a
 * revision.
 */
export type Noun = TablesWith<Row>

/** Nouns whose rows can be a draft, scheduled or published. */
export type PublishedNoun = NounsWith<'published_at'>

/** Nouns whose rows have a page of their own. */
export type SlugNoun = NounsWith<'slug'>

/** Nouns whose rows the author orders by hand. */
export type ArrangedNoun = NounsWith<'sort_order'>

/** Nouns whose rows the author can hide. */
export type HideableNoun = NounsWith<'is_visible'>

type TablesWith<Columns> = {
  [T in keyof Schema]: Schema[T] extends Columns ? T : never
}[keyof Schema]

/** Nouns whose tables have a column. */
export type NounsWith<Name extends string> = {
  [N in Noun]: Name extends keyof Schema[N] ? N : never
}[Noun]
