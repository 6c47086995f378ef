import type { SelectType } from 'kysely'
import type { Row, Schema } from '~/platform/db/schema'

/** The label of a column in its form and in the history, with the hint below the field. */
type Text = string | { label: string; hint: string }

/** A column that the history shows as stored; null hides it. */
type Plain = string | { label: string; hint: string; kind?: undefined } | null

interface Kind<Name extends string> {
  kind: Name
  /** Null hides the column. */
  label: string | null
  hint?: string
}

export interface Picture extends Kind<'path'> {
  assignment: string
}

export interface Choice<Value extends string = string> extends Kind<'choice'> {
  /** The label of each value. */
  words: Record<Value, string>
  /** The value that public pages do not mention. */
  usual?: NoInfer<Value>
}

export interface Reference extends Kind<'reference'> {
  /** The effect on this row when the row it refers to is deleted. */
  onDelete: 'deleted' | 'emptied' | 'unchanged'
  /** The table that the column refers to, if deleting its rows affects this one. */
  to?: keyof Schema
}

interface RichText extends Kind<'rich-text'> {
  /** Whether stored values may be plain text: see `isEditorHtml`. */
  mayBePlain?: boolean
}

export type Column =
  | Plain
  | Kind<'flag' | 'link' | 'list' | 'path' | 'percent' | 'publication'>
  | RichText
  | Choice
  | Reference

const labelled = (text: Text | null) =>
  typeof text === 'object' && text !== null ? text : { label: text }

const columnOf =
  <Name extends string>(kind: Name) =>
  (text: Text | null): Kind<Name> => ({ kind, ...labelled(text) })

/** A flag of 0 or 1. */
export const flag = columnOf('flag')

/** A list, stored as JSON. */
export const list = columnOf('list')

/** HTML from the editor: `saveRow` cleans it. */
export const richText = columnOf('rich-text')

/** HTML from the editor, or plain text that was stored before the field had it. */
export const writtenText = (text: Text): RichText => ({ ...richText(text), mayBePlain: true })

/** A web URL, which the list of dead links checks. */
export const link = columnOf('link')

/** The path of a stored file. */
export const path = columnOf('path')

/** The path of a row's picture, with its purpose (`PageAssignment`). */
export const picture = (text: Text, assignment: string): Picture => ({ ...path(text), assignment })

/** A fraction, such as 0.5. */
export const percent = columnOf('percent')

/** When the row is published. */
export const publication = { kind: 'publication', label: 'Udgives' } as const

/** One of several values, with their labels, and the value that public pages do not mention. */
export const choice = <Value extends string>(
  text: Text,
  words: Record<Value, string>,
  usual?: NoInfer<Value>,
): Choice<Value> => ({ kind: 'choice', ...labelled(text), words, ...(usual && { usual }) })

/** The row is part of the row it refers to: deleted and restored with it. */
export const partOf = (to: keyof Schema): Reference => ({
  kind: 'reference',
  label: null,
  onDelete: 'deleted',
  to,
})

/** The column becomes null when the row it refers to is deleted. */
export const emptiedWith = (text: Text | null, to: keyof Schema): Reference => ({
  kind: 'reference',
  ...labelled(text),
  onDelete: 'emptied',
  to,
})

/** The column keeps its value when the row it refers to is deleted. */
export const namesRow = (text: Text | null): Reference => ({
  kind: 'reference',
  ...labelled(text),
  onDelete: 'unchanged',
})

/** The allowed descriptions of a column, by its name and type. */
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
          : [Value] extends [string]
            ? string extends Value
              ? Plain | RichText | Kind<'link' | 'list'>
              : Choice | null
            : Plain | RichText | Kind<'link' | 'percent'>

/** Every column of a table except those of `Row`, in the order of the form. */
export type Columns<Table extends keyof Schema> = {
  [Name in Exclude<keyof Schema[Table], keyof Row>]: Described<
    Name,
    SelectType<Schema[Table][Name]>
  >
}

export function labelOf(column: Column): string | null {
  return typeof column === 'object' && column !== null ? column.label : column
}

/** The labels of a row's choices, in the order of the columns. */
export function chosenWords(
  columns: Readonly<Record<string, Column>>,
  row: Readonly<Record<string, unknown>>,
): { word: string; isUsual: boolean }[] {
  return Object.entries(columns).flatMap(([name, column]) => {
    if (typeof column !== 'object' || column?.kind !== 'choice') return []
    const value = String(row[name])
    const word = column.words[value]
    return word ? [{ word, isUsual: value === column.usual }] : []
  })
}

/** The kind of a column; undefined if it is shown as stored. */
export function kindOf(column: Column) {
  return typeof column === 'object' ? column?.kind : undefined
}
