import { imagesOfPaths } from '~/domain/images/images.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/nouns'
import { linksIn } from '~/platform/rich-text.server'
import { type NamedSource, sampleNouns, sampleSources } from './sample-sources.server'

/** The ids of the rows to be removed, by their noun. */
export type SamplePlan = Map<Noun, Set<string>>

interface Row {
  noun: Noun
  id: string
}

/** Where one row is the author’s, another stays too. */
interface Tie {
  kept: Row
  keeps: Row
}

/**
 * What is still sample content: rows at the revision they were put in with. A row that was edited is
 * the author’s, and stays with everything it refers to; so does what such a row belongs to
 * (docs/decisions/0006-sample-content.md).
 */
export async function samplePlan(backend: Backend): Promise<SamplePlan> {
  const rows = sampleNouns.map(async (noun) => [noun, await untouched(backend, noun)] as const)
  const plan = new Map(await Promise.all(rows))
  const ties = (await Promise.all(sampleSources.map((source) => tiesOf(backend, source)))).flat()
  let hasChanged = true
  while (hasChanged) hasChanged = ties.map((tie) => follow(plan, tie)).includes(true)
  return plan
}

/** Takes out of the plan what a tie keeps; answers whether it was in there. */
function follow(plan: SamplePlan, { kept, keeps }: Tie): boolean {
  if (plan.get(kept.noun)?.has(kept.id)) return false
  return plan.get(keeps.noun)?.delete(keeps.id) ?? false
}

/** The tables are alike in what is asked of them here: the type of one stands for all. */
export function item(noun: Noun): 'news as item' {
  return `${noun} as item` as 'news as item'
}

/** The ids of the rows of a noun that the author has not edited since they came with the sample content. */
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

/** What the rows of a noun, the author’s and others, are tied to by what the noun says of its columns. */
async function tiesOf(backend: Backend, source: NamedSource): Promise<Tie[]> {
  const { noun, picture, richText, keeps = {}, imageLinks } = source
  const columns: string[] = [picture ?? [], richText ?? [], Object.keys(keeps)].flat()
  const rows = columns.length > 0 ? await valuesOf(backend, noun, columns) : []
  const belongings = Object.entries<Noun>(keeps).flatMap(([column, other]) =>
    rows.flatMap((row) => tie({ noun, id: row.id }, other, row[column])),
  )
  const pdfs = richText
    ? rows.flatMap((row) =>
        linksIn(row[richText] ?? '').flatMap(({ pdfId }) =>
          tie({ noun, id: row.id }, 'collaboration_files', pdfId),
        ),
      )
    : []
  const links = (await imageLinks?.list(backend)) ?? []
  const images = links.flatMap(({ id, image_id }) => tie({ noun, id }, 'images', image_id))
  const shown = picture ? await pictureTies(backend, noun, rows, picture) : []
  return [...belongings, ...pdfs, ...images, ...shown]
}

function tie(kept: Row, noun: Noun, id: string | null | undefined): Tie[] {
  return id ? [{ kept, keeps: { noun, id } }] : []
}

type Values = { id: string } & Record<string, string | null>

async function valuesOf({ db }: Backend, noun: Noun, columns: string[]): Promise<Values[]> {
  const rows = await db
    .selectFrom(item(noun))
    .select(['id', ...columns] as never)
    .execute()
  return rows as Values[]
}

/** A row and its picture stay for one another: the author may have described the one or the other. */
async function pictureTies(
  backend: Backend,
  noun: Noun,
  rows: Values[],
  column: string,
): Promise<Tie[]> {
  const paths = rows.flatMap((row) => row[column] ?? [])
  const images = await imagesOfPaths(backend, paths)
  return rows.flatMap(({ id, [column]: path }) =>
    (images.get(path ?? '') ?? []).flatMap((image) => [
      ...tie({ noun, id }, 'images', image),
      ...tie({ noun: 'images', id: image }, noun, id),
    ]),
  )
}
