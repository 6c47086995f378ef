import { expressionBuilder } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import type { StoredRow } from './open-change'

/** Whether a stored version names the file in this column. */
export function isNamedByVersion(column: 'stored_pictures.path') {
  const { exists, selectFrom } = expressionBuilder<Schema, 'stored_pictures'>()
  return exists(
    selectFrom('version_files')
      .select('version_files.path')
      .whereRef('version_files.path', '=', column),
  )
}

/** The files that stored versions name, in a folder of the file store. */
export async function filesOfVersions(
  { db }: Pick<Backend, 'db'>,
  folder: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('version_files')
    .select('path')
    .distinct()
    .where('path', 'like', `${folder}/%`)
    .execute()
  return new Set(rows.map(({ path }) => path))
}

/** The latest stored version of the row that describes a file. */
export async function lastDescriptionOf(
  { db }: Pick<Backend, 'db'>,
  path: string,
): Promise<StoredRow | undefined> {
  const version = await db
    .selectFrom('version_files')
    .innerJoin('row_versions', (join) =>
      join
        .onRef('row_versions.noun', '=', 'version_files.noun')
        .onRef('row_versions.row_id', '=', 'version_files.row_id')
        .onRef('row_versions.number', '=', 'version_files.number'),
    )
    .select('content')
    .where('path', '=', path)
    .orderBy('at', 'desc')
    .orderBy('row_versions.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version && (JSON.parse(version.content) as StoredRow)
}
