import type { Database } from '~/platform/db/db.server'
import { findSecret } from '~/platform/db/secrets.server'
import type { FileStore } from '~/platform/files/file-store.server'

/** The name of the row in `secrets` with the id of the last committed restore. */
export const committedRestoreKey = 'restored'

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

export function contentTypeOf(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

const stagingFolder = 'restoring'
const startMarker = 'begun'

export function stagedPath(restoreId: string, path: string): string {
  return `${stagingFolder}/${restoreId}/${path}`
}

/** Marks a restore as started, so that the next start reports an interrupted one. */
export async function startRestore(files: FileStore, restoreId: string): Promise<void> {
  const contentType = 'text/plain'
  await files.put(stagedPath(restoreId, startMarker), Buffer.from(restoreId), { contentType })
}

/**
 * Completes an interrupted restore: moves its files into place if its rows were committed, removes
 * them otherwise. Runs at every start.
 * @returns how the interrupted restore ended, if there was one
 */
export async function finishRestore(
  db: Database,
  files: FileStore,
): Promise<'completed' | 'abandoned' | undefined> {
  const staged: string[] = []
  for await (const { path } of files.entries(stagingFolder)) staged.push(path)
  if (staged.length === 0) return undefined
  const committedFolder = stagedPath((await findSecret(db, committedRestoreKey)) ?? '', '')
  const isCommitted = staged.some((path) => path.startsWith(committedFolder))
  for (const path of staged) {
    if (path.startsWith(committedFolder) && !isMarker(path)) {
      const contentType = contentTypeOf(path)
      await files.put(path.slice(committedFolder.length), await files.read(path), { contentType })
    }
    await files.remove(path)
  }
  return isCommitted ? 'completed' : 'abandoned'
}

function isMarker(path: string): boolean {
  return path.split('/').length === 3 && path.endsWith(`/${startMarker}`)
}
