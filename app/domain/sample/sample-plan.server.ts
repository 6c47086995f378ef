import { imagesByColumn } from '~/domain/images/images.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { nounsIn } from '~/platform/changes/nouns'
import { linksIn } from '~/platform/rich-text.server'
import { type References, referencesOf } from './references'

/** The ids of the rows to be removed, by noun. */
export type SamplePlan = Map<Noun, Set<string>>

interface Row {
  noun: Noun
  id: string
}

/** If the row `from` is kept, the row `to` is kept too. */
interface Tie {
  from: Row
  to: Row
}

/**
 * The rows that are still sample content, because they have their first revision. Edited rows are the
 * author’s and keep every row they refer to or belong to (docs/decisions/0006-sample-content.md).
 */
export async function samplePlan(backend: Backend): Promise<SamplePlan> {
  const rows = nounsIn(backend.nouns).map(
    async (noun) => [noun, await untouched(backend, noun)] as const,
  )
  const plan = new Map(await Promise.all(rows))
  const references = referencesOf(backend.nouns)
  const tied = await Promise.all(references.map((ofNoun) => tiesOf(backend, ofNoun)))
  const ties = tied.flat()
  let hasChanged = true
  while (hasChanged) hasChanged = ties.map((tie) => follow(plan, tie)).includes(true)
  return plan
}

/** Removes a row from the plan if a row it is tied to is kept. Returns whether the plan changed. */
function follow(plan: SamplePlan, { from, to }: Tie): boolean {
  if (plan.get(from.noun)?.has(from.id)) return false
  return plan.get(to.noun)?.delete(to.id) ?? false
}

/** Satisfies the query builder: only columns that all tables share are queried. */
export function item(noun: Noun): 'news as item' {
  return `${noun} as item` as 'news as item'
}

/** The ids of a noun's sample rows that were not edited. */
export async function untouched({ db }: Backend, noun: Noun): Promise<Set<string>> {
  const rows = await db
    .selectFrom(item(noun))
    .innerJoin('sample_rows', (join) =>
      join.on('sample_rows.noun', '=', noun).onRef('sample_rows.row_id', '=', 'item.id'),
    )
    .whereRef('sample_rows.revision', '=', 'item.revision')
    .select('item.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Ties from all rows of a noun, sample or not, to the rows they refer to. */
async function tiesOf(backend: Backend, references: References): Promise<Tie[]> {
  const { noun, pictures, richText } = references
  const rows = await referringRows(backend, references)
  const belongings = Object.entries(references.rows).flatMap(([column, others]) =>
    rows.flatMap((row) =>
      idsIn(row[column]).flatMap((id) =>
        others.flatMap((other) => tie({ noun, id: row.id }, other, id)),
      ),
    ),
  )
  const pdfs = rows.flatMap((row) =>
    richText
      .flatMap((column) => linksIn(row[column] ?? ''))
      .flatMap(({ pdfId }) => tie({ noun, id: row.id }, 'collaboration_files', pdfId)),
  )
  const shown = await Promise.all(
    pictures.map((column) => pictureTies(backend, noun, rows, column)),
  )
  return [...belongings, ...pdfs, ...shown.flat()]
}

/** The id in a column, or the ids of its JSON list. */
function idsIn(value: string | null | undefined): string[] {
  if (!value) return []
  return value.startsWith('[') ? JSON.parse(value) : [value]
}

function tie(from: Row, noun: Noun, id: string | null | undefined): Tie[] {
  return id ? [{ from, to: { noun, id } }] : []
}

type Values = { id: string } & Record<string, string | null>

/** The rows of a noun that may refer to other rows. */
async function referringRows({ db }: Backend, references: References): Promise<Values[]> {
  const { noun, richText } = references
  const others = [...references.pictures, ...Object.keys(references.rows)]
  const columns = [...others, ...richText]
  if (columns.length === 0) return []
  const rows = await db
    .selectFrom(item(noun))
    .select(['id', ...columns] as never)
    .where(({ or, eb }) =>
      or([
        ...others.map((column) => eb(column as 'content', 'is not', null)),
        ...richText.map((column) => eb(column as 'content', 'like', '%<a %')),
      ]),
    )
    .execute()
  return rows as Values[]
}

/** Ties a row and its picture to each other: the author may have described either. */
async function pictureTies(
  backend: Backend,
  noun: Noun,
  rows: Values[],
  column: string,
): Promise<Tie[]> {
  const paths = rows.flatMap((row) => row[column] ?? [])
  const images = Map.groupBy(
    await imagesByColumn(backend, 'file_path', paths),
    ({ file_path }) => file_path,
  )
  return rows.flatMap(({ id, [column]: path }) =>
    (images.get(path ?? '') ?? []).flatMap(({ id: image }) => [
      ...tie({ noun, id }, 'images', image),
      ...tie({ noun: 'images', id: image }, noun, id),
    ]),
  )
}
