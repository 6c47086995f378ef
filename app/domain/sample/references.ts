import { type Column, kindOf } from '~/platform/changes/columns'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, type Nouns, nounsIn } from '~/platform/changes/nouns'

export type References = ReturnType<typeof referencesOf>[number]

export function referencesOf(nouns: Nouns) {
  const all = nounsIn(nouns)
  return all.map((noun) => {
    const columns = columnsOf(nouns, noun)
    const ofKind = (kind: string) =>
      columns.flatMap(([name, column]) => (kindOf(column) === kind ? [name] : []))
    const paths = ofKind('path')
    return {
      noun,
      /** Columns with the id of a row, or a JSON list that may contain ids, and the nouns of those rows. */
      rows: Object.fromEntries(
        columns.flatMap(([name, column]) => referencedNouns(name, column, all)),
      ),
      pictures: paths.filter(isPicture),
      richText: ofKind('rich-text'),
      files: paths.filter((name) => !isPicture(name)),
    }
  })
}

/** The nouns that a column can refer to. Ids are unique across nouns, so some columns refer to any noun. */
function referencedNouns(name: string, column: Column, all: Noun[]): [string, Noun[]][] {
  if (typeof column !== 'object' || column === null) return []
  if (column.kind === 'list') return [[name, all]]
  if (column.kind !== 'reference') return []
  const to = 'to' in column ? column.to : undefined
  return [[name, to ? [to as Noun] : all]]
}

const isPicture = (column: string) => column === 'image_url'

export const imageLinks = 'collaboration_images'
