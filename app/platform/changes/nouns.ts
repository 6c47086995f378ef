import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { quoted } from '~/danish/quoted'
import type { Backend } from '~/platform/backend.server'
import type { RowOf } from '~/platform/db/schema'
import type { PageSource } from '~/platform/pages/page-source.server'
import type { SearchSource } from '~/platform/search/search-source.server'
import { type Column, type Columns, kindOf, type Reference } from './columns'
import type { ArrangedNoun, Noun, NounsWith, SlugNoun } from './noun'

/** A missing key is a type error (docs/architecture.md, "One description per noun"). */
export type NounDescription<N extends Noun> = Description<N> & SlugParts<N> & OrderParts<N>

interface Description<N extends Noun> {
  /** Its name in the log and the trash: 'en nyhed', 'nyheden »Håb«' and, of '5 nyheder', 'nyheder'. */
  words: { indefinite: string; named: (name: string) => string; plural: string }
  /** The name of a row; null if there is only one row. Nothing secret. */
  nameOf: (row: RowOf<N>) => string | null
  columns: Columns<N>
  /** The condition under which visitors may see a row, its pictures and the PDFs it links to. */
  visible: Visible
  /** The condition under which visitors may fetch its pictures and PDFs, if it is not `visible`. */
  filesVisible?: Visible
  screen: string
  /** The path of a row's form; undefined if the row has none, null if no row has one. */
  form: ((id: string, values: FormValues) => string | undefined) | null
  /** Maps a stored row to its form's fields, if these differ from the columns. */
  formValues?: (row: StoredValues, columns: FormValues) => FormValues
  /** Whether its rows are part of another noun's rows, like reviews of works. Implied by a `partOf` column. */
  isPart?: true
  /** Whether its rows have data of visitors, which no sample has. */
  isPersonal?: true
  /** The line below the row's name on a card in a text; without it the noun has no cards. */
  cardLine?: (row: RowOf<N>) => string
  pages: readonly PageSource[]
  /** Its search sources; empty if it has no text or is found with another noun. */
  search: readonly SearchSource[]
}

type SlugParts<N extends Noun> = N extends SlugNoun
  ? {
      pathOf: (slug: string) => string
      slugOf: (title: string) => string
    }
  : unknown

type OrderParts<N extends Noun> = N extends ArrangedNoun
  ? {
      order: string
    }
  : unknown

type Visible = (backend: Pick<Backend, 'clock' | 'preview'>) => RawBuilder<SqlBool>

export type FormValues = Record<string, unknown>
type StoredValues = Record<string, string | number | null>

export type Nouns = { readonly [N in Noun]: NounDescription<N> }

export function nounsIn(nouns: Nouns): Noun[] {
  return Object.keys(nouns) as Noun[]
}

export function findNoun(nouns: Nouns, name: string | null | undefined): Noun | undefined {
  return nounsIn(nouns).find((noun) => noun === name)
}

export function nounsWith<Name extends string>(nouns: Nouns, column: Name): NounsWith<Name>[] {
  return nounsIn(nouns).filter((noun) => column in nouns[noun].columns) as NounsWith<Name>[]
}

export function columnsOf(nouns: Nouns, noun: Noun): [name: string, column: Column][] {
  return Object.entries(nouns[noun].columns)
}

export function columnsOfKind(nouns: Nouns, noun: Noun, kind: 'rich-text' | 'link'): string[] {
  return columnsOf(nouns, noun).flatMap(([name, column]) => (kindOf(column) === kind ? [name] : []))
}

export function nounsWithCards(nouns: Nouns) {
  return nounsIn(nouns).flatMap((noun) => {
    const { visible, ...description } = nouns[noun]
    if (!('cardLine' in description) || !('pathOf' in description)) return []
    const { cardLine, pathOf } = description
    return [{ noun, visible, pathOf, cardLine: cardLine as (row: object) => string }]
  })
}

export function nameOfRow(nouns: Nouns, noun: Noun, row: object): string | null {
  return nouns[noun].nameOf(row as never)
}

export function referencingColumns(nouns: Nouns, onDelete: Reference['onDelete']) {
  return nounsIn(nouns).flatMap((noun) =>
    columnsOf(nouns, noun).flatMap(([column, definition]) =>
      isReference(definition) && definition.onDelete === onDelete && definition.to
        ? [{ noun, column, to: definition.to as Noun }]
        : [],
    ),
  )
}

export function isPart(nouns: Nouns, noun: Noun): boolean {
  return (
    nouns[noun].isPart === true ||
    columnsOf(nouns, noun).some(
      ([, column]) => isReference(column) && column.onDelete === 'cascade',
    )
  )
}

function isReference(column: Column): column is Reference {
  return typeof column === 'object' && column?.kind === 'reference'
}

/** @param plural only for nouns of which several rows can exist and one change can write several */
export function nounWords(
  indefinite: string,
  definite: string,
  plural = indefinite,
): NounDescription<Noun>['words'] {
  return { indefinite, named: (name) => `${definite} ${quoted(name)}`, plural }
}

export const alwaysVisible: Visible = () => sql<SqlBool>`1 = 1`

/** The table of a noun that is not known before the query runs. */
export function asTable(noun: Noun) {
  return noun as string as 'any noun'
}
