import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Row, Schema } from '~/platform/db/schema'
import type { PageSource } from '~/platform/pages/page-source.server'
import type { SearchSource } from '~/platform/search/search-source.server'
import type { Column, Columns, Reference } from './columns'

/** Everything the author edits, each by the name of its table: every table whose rows have a revision. */
export type Noun = TablesWith<Row>

/** Nouns whose rows are a draft, public, or public from an instant on. */
export type PublishedNoun = NounsWith<'published_at'>

/** Nouns whose rows have a page of their own. */
export type SlugNoun = NounsWith<'slug'>

/** Nouns whose rows the author puts into an order by hand. */
export type ArrangedNoun = NounsWith<'sort_order'>

type TablesWith<Columns> = {
  [T in keyof Schema]: Schema[T] extends Columns ? T : never
}[keyof Schema]

type NounsWith<Name extends string> = {
  [N in Noun]: Name extends keyof Schema[N] ? N : never
}[Noun]

/**
 * Everything the site has to know of a noun, in one place (docs/architecture.md, "One description per
 * noun"). What is left out is a type error.
 */
export type NounDescription<N extends Noun> = Description<N> & OfSlugs<N>

interface Description<N extends Noun> {
  /** In the log and the trash: 'en nyhed', and 'nyheden »Håb«'. */
  words: { some: string; named: (name: string) => string }
  /** What the author knows a row by; null where there is only one row. Nothing secret. */
  nameOf: (row: Selectable<Schema[N]>) => string | null
  /** Every column, in the order of the form. */
  columns: Columns<N>
  /** What a visitor may see of its rows, their pictures and the PDFs they link to. */
  visible: Visible
  /** The screen of the back-office where it is found. */
  screen: string
  /** The path of a row's form; undefined where this row has none, null where no row has one. */
  form: ((id: string, values: FormValues) => string | undefined) | null
  /** A stored row by the names of its form's fields, where these are not the columns. */
  formValues?: (row: StoredValues, columns: FormValues) => FormValues
  /** Its rows come with another noun's, such as pictures. A noun with a `partOf` column is one anyway. */
  isPart?: true
  /** Its pages and files, and what it shows on the pages of others. */
  pages: readonly PageSource[]
  /** How it is found; empty where it has no words of its own, or is found with another noun. */
  search: readonly SearchSource[]
}

/** What nouns have whose rows have a page of their own. */
type OfSlugs<N extends Noun> = N extends SlugNoun
  ? {
      /** The path of the page of a slug. */
      pathOf: (slug: string) => string
      /** What a title makes of it. */
      slugOf: (title: string) => string
    }
  : unknown

/** A condition on the noun's table. */
export type Visible = (backend: Pick<Backend, 'clock' | 'preview'>) => RawBuilder<SqlBool>

export type FormValues = Record<string, unknown>
type StoredValues = Record<string, string | number | null>

/** All nouns, each with its description. */
export type Nouns = { readonly [N in Noun]: NounDescription<N> }

/** The names of all nouns, in the order of `Nouns`. */
export function nounsIn(nouns: Nouns): Noun[] {
  return Object.keys(nouns) as Noun[]
}

/** The noun of a name; undefined where there is none. */
export function nounNamed(nouns: Nouns, name: string | null | undefined): Noun | undefined {
  return nounsIn(nouns).find((noun) => noun === name)
}

/** The nouns that have a column. */
export function nounsWith<Name extends string>(nouns: Nouns, column: Name): NounsWith<Name>[] {
  return nounsIn(nouns).filter((noun) => column in nouns[noun].columns) as NounsWith<Name>[]
}

/** The columns of a noun. */
export function columnsOf(nouns: Nouns, noun: Noun): [name: string, column: Column][] {
  return Object.entries(nouns[noun].columns)
}

/** The audit log's name of a row. */
export function nameOfRow(nouns: Nouns, noun: Noun, row: object): string | null {
  return nouns[noun].nameOf(row as never)
}

/** A column in which rows of a noun name rows of another, and what happens to them with it. */
export interface NamingColumn {
  noun: Noun
  column: string
  to: Noun
}

/** The columns whose rows are deleted, or emptied, with the rows they name. */
export function namingColumns(nouns: Nouns, onDelete: Reference['onDelete']): NamingColumn[] {
  return nounsIn(nouns).flatMap((noun) =>
    columnsOf(nouns, noun).flatMap(([column, described]) =>
      isReference(described) && described.onDelete === onDelete && described.to
        ? [{ noun, column, to: described.to as Noun }]
        : [],
    ),
  )
}

/** Whether the rows of a noun come with another noun's. */
export function isPart(nouns: Nouns, noun: Noun): boolean {
  return (
    nouns[noun].isPart === true ||
    columnsOf(nouns, noun).some(
      ([, column]) => isReference(column) && column.onDelete === 'deleted',
    )
  )
}

function isReference(column: Column): column is Reference {
  return typeof column === 'object' && column?.kind === 'reference'
}

/** A noun's words: its name with the article, and with the name of a row after it. */
export function words(some: string, known: string): NounDescription<Noun>['words'] {
  return { some, named: (name) => `${known} »${name}«` }
}

/** Of nouns whose rows every visitor may see, or see as part of another noun's. */
export const alwaysVisible: Visible = () => sql<SqlBool>`1 = 1`
