import type { Row, Schema } from '~/platform/db/schema'

/** Every table whose rows have a revision. */
export type Noun = TablesWith<Row>

export type PublishedNoun = NounsWith<'published_at'>

export type SlugNoun = NounsWith<'slug'>

export type ArrangedNoun = NounsWith<'sort_order'>

export type HideableNoun = NounsWith<'is_visible'>

type TablesWith<Columns> = {
  [T in keyof Schema]: Schema[T] extends Columns ? T : never
}[keyof Schema]

export type NounsWith<Name extends string> = {
  [N in Noun]: Name extends keyof Schema[N] ? N : never
}[Noun]
