import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BackupLocation } from '~/platform/runtime/env.server'
import { SnapshotStore } from './snapshot-store.server'
import type { Target } from './take-backup.server'

/** The backup folder is missing, for example because a disk is not mounted. */
export class LocationMissingError extends Error {}

/** Creates only the last segment of a path: without its parent, a disk is probably not mounted. */
export async function openBackupTarget(location: BackupLocation): Promise<Target> {
  if ('s3' in location) {
    const { openBucket } = await import('~/platform/files/file-bucket.server')
    return {
      store: new SnapshotStore(await openBucket(location.s3, location.prefix)),
      folder: undefined,
    }
  }
  const { folder } = location
  if (!existsSync(dirname(folder))) throw new LocationMissingError(`${dirname(folder)} is missing`)
  const { openFolderAt } = await import('~/platform/files/file-folder.server')
  const files = await openFolderAt(folder).catch((error: Error) => {
    throw new LocationMissingError(`${folder} cannot be written: ${error.message}`, {
      cause: error,
    })
  })
  return { store: new SnapshotStore(files), folder }
}
