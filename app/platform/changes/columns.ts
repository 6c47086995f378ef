import type { SelectType } from 'kysely'
import type { Flag, Row, Schema } from '~/platform/db/schema'

type Label = string | { label: string; hint: string }

/** A column that the history shows as stored; null hides it. */
type PlainColumn = string | { label: string; hint: string; kind?: undefined } | null

interface ColumnKind<Name extends string> {
  kind: Name
  /** Null hides the column. */
  label: string | null
  hint?: string
}

export interface Picture extends ColumnKind<'path'> {
  assignment: string
}

export interface Choice<Value extends string = string> extends ColumnKind<'choice'> {
  labels: Record<Value, string>
  /** The value of a new row, which pages do not mention. */
  defaultValue?: Value
}

interface FlagColumn extends ColumnKind<'flag'> {
  /** The value of a new row. */
  defaultValue: Flag
}

export interface Reference extends ColumnKind<'reference'> {
  onDelete: 'cascade' | 'set-null' | 'keep'
  /** The table that the column refers to, if deleting its rows affects this one. */
  to?: keyof Schema
}

interface RichText extends ColumnKind<'rich-text'> {
  /** Whether stored values may be plain text: see `isEditorHtml`. */
  mayBePlain?: boolean
}

export type Column =
  | PlainColumn
  | ColumnKind<'date' | 'link' | 'list' | 'path' | 'percent' | 'publication'>
  | FlagColumn
  | RichText
  | Choice
  | Reference

const withLabel = (text: Label | null) =>
  typeof text === 'object' && text !== null ? text : { label: text }

const columnOfKind =
  <Name extends string>(kind: Name) =>
  (text: Label | null): ColumnKind<Name> => ({ kind, ...withLabel(text) })

export const flag = (text: Label | null, defaultValue: Flag = 0): FlagColumn => ({
  kind: 'flag',
  ...withLabel(text),
  defaultValue,
})

/** A date as YYYY-MM-DD, or words in its place. */
export const date = columnOfKind('date')

/** A list, stored as JSON. */
export const list = columnOfKind('list')

/** HTML from the editor: `saveRow` cleans it. */
export const richText = columnOfKind('rich-text')

/** HTML from the editor, or plain text from the time before the field had the editor. */
export const mixedText = (text: Label): RichText => ({ ...richText(text), mayBePlain: true })

export const link = columnOfKind('link')

export const path = columnOfKind('path')

/** The path of a row's picture, with its purpose (`PageAssignment`). */
export const picture = (text: Label, assignment: string): Picture => ({ ...path(text), assignment })

export const percent = columnOfKind('percent')

export const publication = { kind: 'publication', label: 'Udgives' } as const

export function choice<Value extends string>(
  text: Label,
  labels: Record<Value, string>,
): Choice<Value>
export function choice<Value extends string>(
  text: Label,
  labels: Record<Value, string>,
  defaultValue: NoInfer<Value>,
): Choice<Value> & { defaultValue: Value }
export function choice(text: Label, labels: Record<string, string>, defaultValue?: string): Choice {
  return { kind: 'choice', ...withLabel(text), labels, ...(defaultValue && { defaultValue }) }
}

const reference = (
  onDelete: Reference['onDelete'],
  text: Label | null,
  to?: keyof Schema,
): Reference => ({ kind: 'reference', ...withLabel(text), onDelete, ...(to && { to }) })

/** The row is part of the row it refers to: deleted and restored with it. */
export const partOf = (to: keyof Schema) => reference('cascade', null, to)

export const nullableReference = (text: Label | null, to: keyof Schema) =>
  reference('set-null', text, to)

export const weakReference = (text: Label | null) => reference('keep', text)

/** Columns whose kind follows from their name. */
interface NamedColumns {
  published_at: typeof publication
  image_url: Picture
  file_path: ColumnKind<'path'>
  thumbnail_path: ColumnKind<'path'>
  [id: `${string}_id`]: Reference
}

/** The kinds that a column with such values may have. */
interface ColumnsOfValues {
  flag: FlagColumn
  text: PlainColumn | RichText | ColumnKind<'date' | 'link' | 'list'>
  choice: Choice | null
  numberOrNull: PlainColumn | RichText | ColumnKind<'date' | 'link' | 'percent'>
}

type ValuesOf<Value> = [Value] extends [Flag]
  ? 'flag'
  : [Value] extends [string]
    ? string extends Value
      ? 'text'
      : 'choice'
    : 'numberOrNull'

/** Every column of a table except those of `Row`, in the order of the form. */
export type Columns<Table extends keyof Schema> = {
  [Name in Exclude<keyof Schema[Table], keyof Row>]: Name extends keyof NamedColumns
    ? NamedColumns[Name]
    : ColumnsOfValues[ValuesOf<SelectType<Schema[Table][Name]>>]
}

export function labelOf(column: Column): string | null {
  return typeof column === 'object' && column !== null ? column.label : column
}

export function choiceLabels(
  columns: Readonly<Record<string, Column>>,
  row: Readonly<Record<string, unknown>>,
): { label: string; isDefault: boolean }[] {
  return Object.entries(columns).flatMap(([name, column]) => {
    if (typeof column !== 'object' || column?.kind !== 'choice') return []
    const value = String(row[name])
    const label = column.labels[value]
    return label ? [{ label, isDefault: value === column.defaultValue }] : []
  })
}

export function kindOf(column: Column) {
  return typeof column === 'object' ? column?.kind : undefined
}
