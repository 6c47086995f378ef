import { randomUUID } from 'node:crypto'
import { join, sep } from 'node:path'
import type { Database } from '~/platform/db/db.server'
import { findSecret, storeSecret } from '~/platform/db/secrets.server'
import type { FileStore } from '~/platform/files/file-store.server'
import type { Clock } from '~/platform/runtime/clock'
import type { Env } from '~/platform/runtime/env.server'
import { readMark } from '~/platform/runtime/installation-mark.server'
import { LocationMissingError } from './open-store.server'

type Settings = Pick<Env, 'backupTo' | 'dataDir'>

const markFile = '.installation'

/**
 * Checks that a backup folder outside DATA_DIR is the one used before: if its disk is not mounted,
 * a new folder would be created at the mount point.
 * @throws LocationMissingError before anything is created
 */
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

function secretName(folder: string): string {
  return `backups in ${folder}`
}

/** The database may have no tables before a restore, or be unreachable. */
function undefinedWithoutTables(): undefined {
  return undefined
}
