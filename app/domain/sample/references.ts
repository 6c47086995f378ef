import type { Column } from '~/platform/changes/columns'
import { columnsOf, type Noun, type Nouns, nounsIn } from '~/platform/changes/nouns'

/** The columns of a noun that refer to rows or files, by what they hold. */
export interface References {
  noun: Noun
  /** The id of a row, or a JSON list in which ids may be, and whose rows those are. */
  rows: Readonly<Record<string, readonly Noun[]>>
  /** The path of its picture, which is a row of `images`. */
  pictures: readonly string[]
  /** Rich text, which may link to PDFs. */
  richText: readonly string[]
  /** The path of a file of its own. */
  files: readonly string[]
}

/** What the rows of every noun refer to, by the descriptions of the nouns. */
export function referencesOf(nouns: Nouns): References[] {
  const all = nounsIn(nouns)
  return all.map((noun) => {
    const columns = columnsOf(nouns, noun)
    const ofKind = (kind: string) =>
      columns.filter(([, column]) => kindOf(column) === kind).map(([name]) => name)
    const paths = ofKind('path')
    return {
      noun,
      rows: Object.fromEntries(columns.flatMap(([name, column]) => rowsOf(name, column, all))),
      pictures: paths.filter(isPicture),
      richText: ofKind('rich-text'),
      files: paths.filter((name) => !isPicture(name)),
    }
  })
}

function kindOf(column: Column): string | undefined {
  return typeof column === 'object' && column !== null ? column.kind : undefined
}

/** Ids are unique over all nouns, so that a column may name rows of any. */
function rowsOf(name: string, column: Column, all: Noun[]): [string, Noun[]][] {
  if (typeof column !== 'object' || column === null) return []
  if (column.kind === 'list') return [[name, all]]
  if (column.kind !== 'reference') return []
  const to = 'to' in column ? column.to : undefined
  return [[name, to ? [to as Noun] : all]]
}

const isPicture = (column: string) => column === 'image_url'

/** The table that links rows of one noun to images, and its columns. */
export const imageLinks = {
  table: 'collaboration_images',
  noun: 'collaborations',
  row: 'collaboration_id',
  image: 'image_id',
} as const
