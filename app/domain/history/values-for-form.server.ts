import { pictureValuesInHistory } from '~/domain/images/picture-values.server'
import type { Backend } from '~/platform/backend.server'
import type { RowVersions } from '~/platform/changes/history-tables'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, type FormValues } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { storedRow } from '~/platform/changes/rows.server'

/** Columns that usually have no field of their name. The `formValues` of a noun add those that have. */
const columnsNotInForms = new Set(['slug', 'published_at', 'sort_order', 'image_url'])

export async function valuesForForm(backend: Backend, noun: Noun, row: StoredRow) {
  const columnsOfNoun = columnsOf(backend.nouns, noun)
  const columns: FormValues = {}
  for (const [name, column] of columnsOfNoun) {
    if (columnsNotInForms.has(name) || row[name] === undefined) continue
    const isList = typeof column === 'object' && column?.kind === 'list'
    columns[name] = isList ? JSON.parse(String(row[name])) : row[name]
  }
  const values = backend.nouns[noun].formValues?.(row, columns) ?? columns
  if (row.image_url === undefined) return values
  const path = String(row.image_url ?? '')
  const isExternal = path.startsWith('https://')
  return {
    ...values,
    ...(await pictureValuesInHistory(backend, 'image_url', isExternal ? null : path || null)),
  }
}

type Version = Pick<RowVersions, 'noun' | 'row_id' | 'number' | 'action'>

/** Undefined if the row has no form, or no earlier version. */
export async function formBefore(backend: Backend, version: Version | undefined) {
  if (version?.action !== 'update') return undefined
  const { noun, row_id } = version
  const before = await versionBefore(backend, version)
  if (!before || !(await storedRow(backend, noun, row_id))) return undefined
  const values = await valuesForForm(backend, noun, before)
  const path = backend.nouns[noun].form?.(row_id, values)
  return path === undefined ? undefined : { path, values }
}

export async function versionBefore(
  { db }: Backend,
  { noun, row_id, number }: Omit<Version, 'action'>,
): Promise<StoredRow | undefined> {
  const earlier = await db
    .selectFrom('row_versions')
    .select('content')
    .where('noun', '=', noun)
    .where('row_id', '=', row_id)
    .where('number', '=', number - 1)
    .executeTakeFirst()
  return earlier && (JSON.parse(earlier.content) as StoredRow)
}
