import type { SelectType } from 'kysely'
import type { Row, Schema } from '~/platform/db/schema'

/** A column that the history shows as it is stored; null where it does not show it. */
type Plain = string | null

interface Kind<Name extends string> {
  kind: Name
  /** What the author calls the column; null where the history does not show it. */
  label: string | null
}

export interface Picture extends Kind<'path'> {
  assignment: string
}

export interface Choice extends Kind<'choice'> {
  /** The words for each value. */
  words: Record<string, string>
}

export interface Reference extends Kind<'reference'> {
  /** What happens to the row when the row it names is deleted. */
  onDelete: 'deleted' | 'emptied' | 'unchanged'
  /** The table of the row it names, where deleting that one matters. */
  to?: keyof Schema
}

export type Column =
  | Plain
  | Kind<'flag' | 'list' | 'rich-text' | 'path' | 'percent' | 'publication'>
  | Choice
  | Reference

/** A flag of 0 or 1. */
export const flag = (label: string | null) => ({ kind: 'flag', label }) as const

/** A list, stored as JSON. */
export const list = (label: string | null) => ({ kind: 'list', label }) as const

/** HTML from the editor: `saveRow` cleans it. */
export const richText = (label: string) => ({ kind: 'rich-text', label }) as const

/** The path of a stored file. */
export const path = (label: string | null) => ({ kind: 'path', label }) as const

/** The path of a row's picture, and where the site shows it (`PageAssignment`). */
export const picture = (label: string, assignment: string): Picture => ({
  kind: 'path',
  label,
  assignment,
})

/** A part of one, such as 0.5. */
export const percent = (label: string) => ({ kind: 'percent', label }) as const

/** When the row is published. */
export const publication = { kind: 'publication', label: 'Udgives' } as const

/** One of several values, by their words. */
export const choice = (label: string, words: Record<string, string>): Choice => ({
  kind: 'choice',
  label,
  words,
})

/** The row is part of the one it names: it is deleted with it, and comes back with it. */
export const partOf = (to: keyof Schema): Reference => ({
  kind: 'reference',
  label: null,
  onDelete: 'deleted',
  to,
})

/** The row stays when the one it names is deleted: the column becomes empty. */
export const emptiedWith = (to: keyof Schema): Reference => ({
  kind: 'reference',
  label: null,
  onDelete: 'emptied',
  to,
})

/** The column keeps its value when the row it names is deleted. */
export const namesRow = (label: string | null): Reference => ({
  kind: 'reference',
  label,
  onDelete: 'unchanged',
})

/** How a column may be described: by its name and type, so that a wrong kind is a type error. */
type Described<Name, Value> = Name extends 'published_at'
  ? typeof publication
  : Name extends 'image_url'
    ? Picture
    : Name extends 'file_path' | 'thumbnail_path'
      ? Kind<'path'>
      : Name extends `${string}_id`
        ? Reference
        : [Value] extends [0 | 1]
          ? Kind<'flag'>
          : Plain | Choice | Kind<'list' | 'rich-text' | 'percent'>

/** Every column of a table but those that all rows have, in the order of the form. */
export type Columns<Table extends keyof Schema> = {
  [Name in Exclude<keyof Schema[Table], keyof Row>]: Described<
    Name,
    SelectType<Schema[Table][Name]>
  >
}

export function labelOf(column: Column): string | null {
  return typeof column === 'object' && column !== null ? column.label : column
}
