import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Database } from '~/platform/db/db.server'
import { findSecret, storeSecret } from '~/platform/db/secrets.server'
import type { FileStore } from '~/platform/files/file-store.server'
import type { Clock } from '~/platform/runtime/clock'
import type { BackupLocation, Env } from '~/platform/runtime/env.server'
import { readMark } from '~/platform/runtime/installation-mark.server'
import { SnapshotStore } from './snapshot-store.server'
import type { Target } from './take-backup.server'

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

type Settings = Pick<Env, 'backupTo' | 'dataDir'>

const markFile = '.installation'

/** If the disk of the folder is not mounted, a new folder would be created at the mount point. */
export async function requireKnownLocation(db: Database, settings: Settings): Promise<void> {
  const folder = externalFolder(settings)
  const expectedMark = folder && (await findMark(db, folder))
  if (!expectedMark || readMark(join(folder, markFile)) === expectedMark) return
  throw new LocationMissingError(
    `${folder} is not the folder of the earlier backups: mount its disk, or name a new folder in BACKUP_TO`,
  )
}

export async function recordLocation(
  { db, clock, files }: { db: Database; clock: Clock; files: FileStore },
  settings: Settings,
): Promise<void> {
  const folder = externalFolder(settings)
  if (!folder || (await findMark(db, folder))) return
  const existing = await files.mark.read()
  const value = existing ?? randomUUID()
  if (!existing) await files.mark.write(value)
  await storeSecret({ db, clock }, secretName(folder), value).catch(undefinedWithoutTables)
}

function externalFolder({ backupTo, dataDir }: Settings): string | undefined {
  if (!('folder' in backupTo)) return undefined
  return backupTo.folder.startsWith(dataDir + sep) ? undefined : backupTo.folder
}

function findMark(db: Database, folder: string): Promise<string | undefined> {
  return findSecret(db, secretName(folder)).catch(undefinedWithoutTables)
}

const secretName = (folder: string) => `backups in ${folder}`

/** The database may have no tables before a restore, or be unreachable. */
const undefinedWithoutTables = () => undefined
