import { fileSize } from '~/danish/file-size'
import { isPublished } from '~/domain/publishing/visibility.server'
import type { Backend } from '~/platform/backend.server'
import { countRows } from '~/platform/db/listing.server'
import { type HymnFile, type HymnFileKind, hymnFileUrl } from './hymn-files'

export async function filesOfHymns({ db, preview }: Backend, hymnIds: readonly string[]) {
  const rows = await db
    .selectFrom('hymn_files')
    .select(['id', 'hymn_id', 'kind', 'name', 'performer', 'rights', 'original_name'])
    .select(['file_size', 'mime_type as mimeType'])
    .where('hymn_id', 'in', hymnIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const files = new Map<string, HymnFile[]>()
  for (const { hymn_id, original_name, file_size, ...row } of rows) {
    const url = hymnFileUrl(row.id, original_name, preview?.link?.query)
    const file = { ...row, size: fileSize(file_size), url }
    files.set(hymn_id, [...(files.get(hymn_id) ?? []), file])
  }
  return files
}

export async function hymnFile(backend: Backend, id: string, { includeDrafts = false } = {}) {
  return backend.db
    .selectFrom('hymn_files')
    .select(['file_path as path', 'original_name as originalName'])
    .select(['mime_type as mimeType', 'file_size as size'])
    .where('id', '=', id)
    .$if(!includeDrafts, (query) =>
      query.where('hymn_id', 'in', ({ selectFrom }) =>
        selectFrom('hymns').select('hymns.id').where(isPublished(backend, 'hymns')),
      ),
    )
    .executeTakeFirst()
}

export function countPublicFiles(backend: Backend, kind: HymnFileKind): Promise<number> {
  const files = backend.db
    .selectFrom('hymn_files')
    .where('kind', '=', kind)
    .where('hymn_id', 'in', ({ selectFrom }) =>
      selectFrom('hymns').select('hymns.id').where(isPublished(backend, 'hymns')),
    )
  return countRows(files)
}

export async function storedScores({ db }: Pick<Backend, 'db'>, hymnId: string) {
  return db
    .selectFrom('hymn_files')
    .select(['name', 'file_path as path', 'file_size as size'])
    .where('hymn_id', '=', hymnId)
    .where('kind', '=', 'score')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
