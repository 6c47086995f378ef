import type { Backend } from '~/platform/backend.server'
import type { RowVersions } from '~/platform/changes/history-tables'
import type { StoredRow } from '~/platform/changes/open-change'
import { storedRow } from '~/platform/changes/rows.server'
import { valuesForForm } from './values-for-form.server'

/** A form with the values from before a version. */
export interface FormBefore {
  path: string
  /** By the names of the form's fields. */
  values: Record<string, unknown>
}

type Version = Pick<RowVersions, 'noun' | 'row_id' | 'number' | 'action'>

/**
 * The form of a row with its values from before a version; undefined if it has no form, or no
 * earlier version.
 */
export async function formBefore(
  backend: Backend,
  version: Version | undefined,
): Promise<FormBefore | undefined> {
  if (version?.action !== 'update') return undefined
  const { noun, row_id } = version
  const before = await versionBefore(backend, version)
  if (!before || !(await storedRow(backend, noun, row_id))) return undefined
  const values = await valuesForForm(backend, noun, before)
  const path = backend.nouns[noun].form?.(row_id, values)
  return path === undefined ? undefined : { path, values }
}

/** The previous version of a row. */
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
