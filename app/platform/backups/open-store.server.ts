import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BackupPlace } from '~/platform/runtime/env.server'
import { SnapshotStore } from './snapshot-store.server'
import type { Target } from './take-backup.server'

/** The place of the backups is not there, such as a disk that is not mounted. */
export class NoPlaceError extends Error {}

/**
 * Opens the place of the backups. Of a folder only the last part is made: what is missing above it is
 * a disk that is not there, and a backup beside it would be none.
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
