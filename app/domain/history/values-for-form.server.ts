import { pictureValuesInHistory } from '~/domain/images/picture-values.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, type FormValues } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'

/** Columns that usually have no field of their name. The `formValues` of a noun add those that have. */
const columnsNotInForms = new Set(['slug', 'published_at', 'sort_order', 'image_url'])

/** The initial values of a form for a version of a row, by field name. */
export async function valuesForForm(
  backend: Backend,
  noun: Noun,
  row: StoredRow,
): Promise<FormValues> {
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
