import { sql } from 'kysely'
import { renditionBytes } from '~/domain/images/stored-pictures/image-files.server'
import type { Backend } from '~/platform/backend.server'
import { filesWithVersions } from '~/platform/changes/version-files.server'

export type HistorySize = Awaited<ReturnType<typeof historySize>>

export async function historySize(backend: Backend) {
  const { texts } = await backend.db
    .selectFrom('row_versions')
    .select(({ fn }) => fn.sum('bytes').as('texts'))
    .executeTakeFirstOrThrow()
  const files = await filesOnlyInHistory(backend)
  const [trashed = [], replaced = []] = [1, 0].map((flag) =>
    files.filter(({ trashed }) => Number(trashed) === flag),
  )
  return {
    texts: Number(texts ?? 0),
    files: await totalBytes(backend, replaced),
    trash: await totalBytes(backend, trashed),
  }
}

function filesOnlyInHistory({ db }: Backend) {
  return filesWithVersions(db)
    .leftJoin('trash', 'trash.change_id', 'row_versions.change_id')
    .select(({ fn }) => ['path', fn.max('version_files.bytes').as('bytes')])
    .select(sql<number>`max(case when trash.change_id is null then 0 else 1 end)`.as('trashed'))
    .groupBy('path')
    .having(sql<number>`max(case when ${isShown} then 1 else 0 end)`, '=', 0)
    .execute()
}

/** The deletion of a press picture is an update, but its change is in the trash. */
const isShown = sql`row_versions.action <> 'delete' and trash.change_id is null
  and row_versions.number = (select max(later.number) from row_versions as later
    where later.noun = row_versions.noun and later.row_id = row_versions.row_id)`

async function totalBytes(backend: Backend, files: { path: string; bytes: number }[]) {
  const paths = files.map(({ path }) => path)
  const renditionsSize = await renditionBytes(backend, paths)
  return files.reduce((sum, { bytes }) => sum + Number(bytes), renditionsSize)
}
