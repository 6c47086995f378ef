import { pictureValuesInHistory } from '~/domain/images/picture-values.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, type FormValues } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'

/**
 * Columns without a form field of their name; a noun with such a field lists it in `formValues`.
 */
const notInForms = new Set(['slug', 'published_at', 'sort_order', 'image_url'])

/** The values of a version by the names of its form's fields, as the form's initial values. */
export async function valuesForForm(
  backend: Backend,
  noun: Noun,
  row: StoredRow,
): Promise<FormValues> {
  const described = columnsOf(backend.nouns, noun)
  const columns: FormValues = {}
  for (const [name, column] of described) {
    if (notInForms.has(name) || row[name] === undefined) continue
    const isList = typeof column === 'object' && column?.kind === 'list'
    columns[name] = isList ? JSON.parse(String(row[name])) : row[name]
  }
  const values = backend.nouns[noun].formValues?.(row, columns) ?? columns
  if (row.image_url === undefined) return values
  const path = String(row.image_url ?? '')
  const isElsewhere = path.startsWith('https://')
  return {
    ...values,
    ...(await pictureValuesInHistory(backend, 'image_url', isElsewhere ? null : path || null)),
  }
}
