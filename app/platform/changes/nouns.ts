import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { RowOf } from '~/platform/db/schema'
import type { PageSource } from '~/platform/pages/page-source.server'
import type { SearchSource } from '~/platform/search/search-source.server'
import { type Column, type Columns, kindOf, type Reference } from './columns'
import type { ArrangedNoun, Noun, NounsWith, SlugNoun } from './noun'

/**
 * The complete description of a noun (docs/architecture.md, "One description per noun"). Omitting a
 * key is a type error.
 */
export type NounDescription<N extends Noun> = Description<N> & OfSlugs<N> & OfOrder<N>

interface Description<N extends Noun> {
  /** Its name in the log and the trash: 'en nyhed', and 'nyheden »Håb«'. */
  words: { some: string; named: (name: string) => string }
  /** The name of a row; null if there is only one row. Nothing secret. */
  nameOf: (row: RowOf<N>) => string | null
  /** Every column, in the order of the form. */
  columns: Columns<N>
  /** The condition under which visitors may see a row, its pictures and the PDFs it links to. */
  visible: Visible
  /** The path of its back-office screen. */
  screen: string
  /** The path of a row's form; undefined if the row has none, null if no row has one. */
  form: ((id: string, values: FormValues) => string | undefined) | null
  /** Maps a stored row to its form's fields, if these differ from the columns. */
  formValues?: (row: StoredValues, columns: FormValues) => FormValues
  /** Its rows belong to another noun's, such as pictures. Implied by a `partOf` column. */
  isPart?: true
  /** The line below the row's name on a card in a text; without it the noun has no cards. */
  cardLine?: (row: RowOf<N>) => string
  /** Its pages and files, and its content on other pages. */
  pages: readonly PageSource[]
  /** Its search sources; empty if it has no text or is found with another noun. */
  search: readonly SearchSource[]
}

/** The keys of nouns whose rows have pages. */
type OfSlugs<N extends Noun> = N extends SlugNoun
  ? {
      /** The path of a row's page. */
      pathOf: (slug: string) => string
      slugOf: (title: string) => string
    }
  : unknown

/** The key of nouns that the author orders by hand. */
type OfOrder<N extends Noun> = N extends ArrangedNoun
  ? {
      /** Its order in the log: 'salmernes rækkefølge'. */
      order: string
    }
  : unknown

/** A SQL condition on the noun's table. */
type Visible = (backend: Pick<Backend, 'clock' | 'preview'>) => RawBuilder<SqlBool>

export type FormValues = Record<string, unknown>
type StoredValues = Record<string, string | number | null>

/** All nouns, each with its description. */
export type Nouns = { readonly [N in Noun]: NounDescription<N> }

/** The names of all nouns, in the order of `Nouns`. */
export function nounsIn(nouns: Nouns): Noun[] {
  return Object.keys(nouns) as Noun[]
}

/** The noun with a name; undefined if there is none. */
export function nounNamed(nouns: Nouns, name: string | null | undefined): Noun | undefined {
  return nounsIn(nouns).find((noun) => noun === name)
}

export function nounsWith<Name extends string>(nouns: Nouns, column: Name): NounsWith<Name>[] {
  return nounsIn(nouns).filter((noun) => column in nouns[noun].columns) as NounsWith<Name>[]
}

export function columnsOf(nouns: Nouns, noun: Noun): [name: string, column: Column][] {
  return Object.entries(nouns[noun].columns)
}

/** The names of a noun's columns of a kind. */
export function columnsOfKind(nouns: Nouns, noun: Noun, kind: 'rich-text' | 'link'): string[] {
  return columnsOf(nouns, noun).flatMap(([name, column]) => (kindOf(column) === kind ? [name] : []))
}

/** The nouns whose rows can be a card in a text, with the parts of their descriptions for it. */
export function nounsWithCards(nouns: Nouns) {
  return nounsIn(nouns).flatMap((noun) => {
    const { visible, ...description } = nouns[noun]
    if (!('cardLine' in description) || !('pathOf' in description)) return []
    const { cardLine, pathOf } = description
    return [{ noun, visible, pathOf, cardLine: cardLine as (row: object) => string }]
  })
}

/** The audit log's name of a row. */
export function nameOfRow(nouns: Nouns, noun: Noun, row: object): string | null {
  return nouns[noun].nameOf(row as never)
}

/** A column that refers to rows of another noun. */
interface NamingColumn {
  noun: Noun
  column: string
  to: Noun
}

/** The columns with this effect when the row they refer to is deleted. */
export function namingColumns(nouns: Nouns, onDelete: Reference['onDelete']): NamingColumn[] {
  return nounsIn(nouns).flatMap((noun) =>
    columnsOf(nouns, noun).flatMap(([column, described]) =>
      isReference(described) && described.onDelete === onDelete && described.to
        ? [{ noun, column, to: described.to as Noun }]
        : [],
    ),
  )
}

/** Whether the rows of a noun belong to another noun's. */
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

/** A noun's words, from its name with the indefinite and with the definite article. */
export function words(some: string, known: string): NounDescription<Noun>['words'] {
  return { some, named: (name) => `${known} »${name}«` }
}

/** For nouns whose rows are always visible, or visible with another noun's. */
export const alwaysVisible: Visible = () => sql<SqlBool>`1 = 1`

/** Types any noun's table as one of them, since only shared columns are used. */
export function plain(noun: Noun): 'news' {
  return noun as 'news'
}
