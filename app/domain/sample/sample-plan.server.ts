import { imagesByColumn } from '~/domain/images/images.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { asTable, nounsIn } from '~/platform/changes/nouns'
import { findLinks } from '~/platform/rich-text.server'
import { type References, referencesOf } from './references'

export type SamplePlan = Map<Noun, Set<string>>

/** If the row `from` is kept, the row `to` is kept too. */
type KeepRule = Record<'from' | 'to', { noun: Noun; id: string }>

/**
 * Leaves out rows that an edited row refers to or belongs to (docs/decisions/0006-sample-content.md). Reads one
 * table after another, since a failed transaction must not be rolled back while other queries wait.
 */
export async function samplePlan(backend: Backend): Promise<SamplePlan> {
  const plan: SamplePlan = new Map()
  for (const noun of nounsIn(backend.nouns)) plan.set(noun, await uneditedRows(backend, noun))
  const keepRules: KeepRule[] = []
  for (const references of referencesOf(backend.nouns)) {
    keepRules.push(...(await keepRulesOf(backend, references)))
  }
  let hasChanged = true
  while (hasChanged) hasChanged = keepRules.map((tie) => applyRule(plan, tie)).includes(true)
  return plan
}

function applyRule(plan: SamplePlan, { from, to }: KeepRule): boolean {
  if (plan.get(from.noun)?.has(from.id)) return false
  return plan.get(to.noun)?.delete(to.id) ?? false
}

export function sampleTable(noun: Noun) {
  return `${asTable(noun)} as item` as const
}

export async function uneditedRows({ db }: Backend, noun: Noun): Promise<Set<string>> {
  const rows = await db
    .selectFrom(sampleTable(noun))
    .innerJoin('sample_rows', (join) =>
      join.on('sample_rows.noun', '=', noun).onRef('sample_rows.row_id', '=', 'item.id'),
    )
    .whereRef('sample_rows.revision', '=', 'item.revision')
    .select('item.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function keepRulesOf(backend: Backend, references: References): Promise<KeepRule[]> {
  const { noun, pictures, richText } = references
  const rows = await referringRows(backend, references)
  const paths = rows.flatMap((row) => pictures.flatMap((column) => row[column] ?? []))
  const images = Map.groupBy(
    await imagesByColumn(backend, 'file_path', paths),
    ({ file_path }) => file_path,
  )
  return rows.flatMap((row) => {
    const from = { noun, id: row.id }
    const rowRules = Object.entries(references.rows).flatMap(([column, others]) =>
      idsIn(row[column]).flatMap((id) =>
        others.map((other) => ({ from, to: { noun: other, id } })),
      ),
    )
    const pdfRules = richText
      .flatMap((column) => findLinks(row[column] ?? ''))
      .flatMap(({ pdfId: id }) =>
        id ? [{ from, to: { noun: 'collaboration_files' as const, id } }] : [],
      )
    // In both directions, since the author may have edited either.
    const pictureRules = pictures
      .flatMap((column) => images.get(row[column] ?? '') ?? [])
      .map(({ id }) => ({ noun: 'images' as const, id }))
      .flatMap((to) => [
        { from, to },
        { from: to, to: from },
      ])
    return [...rowRules, ...pdfRules, ...pictureRules]
  })
}

function idsIn(value: string | null | undefined): string[] {
  if (!value) return []
  return value.startsWith('[') ? JSON.parse(value) : [value]
}

type Values = { id: string } & Record<string, string | null>

async function referringRows({ db }: Backend, references: References): Promise<Values[]> {
  const { noun, richText } = references
  const others = [...references.pictures, ...Object.keys(references.rows)]
  const columns = [...others, ...richText]
  if (columns.length === 0) return []
  const rows = await db
    .selectFrom(sampleTable(noun))
    .select(['id', ...columns.map((column) => column as 'title')])
    .where(({ or, eb }) =>
      or([
        ...others.map((column) => eb(column as 'title', 'is not', null)),
        ...richText.map((column) => eb(column as 'title', 'like', '%<a %')),
      ]),
    )
    .execute()
  return rows as Values[]
}
