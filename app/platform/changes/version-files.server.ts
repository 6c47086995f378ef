import { expressionBuilder } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Database } from '~/platform/db/db.server'
import type { Schema } from '~/platform/db/schema'
import { nounsWith } from './nouns'
import type { StoredRow } from './open-change'

export function isInStoredVersion(column: 'stored_pictures.path') {
  const { exists, selectFrom } = expressionBuilder<Schema, 'stored_pictures'>()
  return exists(
    selectFrom('version_files')
      .select('version_files.path')
      .whereRef('version_files.path', '=', column),
  )
}

export async function filesInUse({ db, nouns }: Pick<Backend, 'db' | 'nouns'>, folder: string) {
  const current = nounsWith(nouns, 'file_path').map((noun) =>
    db
      .selectFrom(noun as 'images')
      .select('file_path as path')
      .where('file_path', 'like', `${folder}/%`)
      .execute(),
  )
  const former = db
    .selectFrom('version_files')
    .select('path')
    .distinct()
    .where('path', 'like', `${folder}/%`)
    .execute()
  const rows = (await Promise.all([...current, former])).flat()
  return new Set(rows.map(({ path }) => path))
}

/** Removes a file if no row or version has it. Call it after the commit. If it fails, the sweep removes the file. */
export async function discardUnusedFile(backend: Backend, path: string): Promise<void> {
  const [folder = ''] = path.split('/')
  if ((await filesInUse(backend, folder)).has(path)) return
  await backend.files.remove(path).catch((error: unknown) => {
    backend.log.warn({ err: error, file: path }, 'a deleted file is left to the sweep')
  })
}

export function filesWithVersions(db: Database) {
  return db
    .selectFrom('version_files')
    .innerJoin('row_versions', (join) =>
      join
        .onRef('row_versions.noun', '=', 'version_files.noun')
        .onRef('row_versions.row_id', '=', 'version_files.row_id')
        .onRef('row_versions.number', '=', 'version_files.number'),
    )
}

export async function lastVersionOfFile({ db }: Pick<Backend, 'db'>, path: string) {
  const version = await filesWithVersions(db)
    .select('content')
    .where('path', '=', path)
    .orderBy('at', 'desc')
    .orderBy('row_versions.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version && (JSON.parse(version.content) as StoredRow)
}
