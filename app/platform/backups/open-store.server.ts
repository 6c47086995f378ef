import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BackupPlace } from '~/platform/runtime/env.server'
import { SnapshotStore } from './snapshot-store.server'
import type { Target } from './take-backup.server'

/** The backup folder is missing, for example because a disk is not mounted. */
export class NoPlaceError extends Error {}

/**
 * Opens the backup store. Creates only the last segment of a folder's path: if a parent is missing,
 * a disk is probably not mounted.
 * @throws NoPlaceError
 */
export async function openBackupStore(place: BackupPlace): Promise<Target> {
  if ('s3' in place) {
    const { openBucket } = await import('~/platform/files/file-bucket.server')
    return { store: new SnapshotStore(await openBucket(place.s3, place.prefix)), folder: undefined }
  }
  const { folder } = place
  if (!existsSync(dirname(folder))) throw new NoPlaceError(`${dirname(folder)} is not there`)
  const { openFolderAt } = await import('~/platform/files/file-folder.server')
  const files = await openFolderAt(folder).catch((error: Error) => {
    throw new NoPlaceError(`${folder} cannot be written: ${error.message}`, { cause: error })
  })
  return { store: new SnapshotStore(files), folder }
}
