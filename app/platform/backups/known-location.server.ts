import { randomUUID } from 'node:crypto'
import { join, sep } from 'node:path'
import type { Database } from '~/platform/db/db.server'
import type { FileStore } from '~/platform/files/file-store.server'
import { readMark } from '~/platform/installation/installation-mark.server'
import type { Clock } from '~/platform/runtime/clock'
import type { Env } from '~/platform/runtime/env.server'
import { LocationMissingError } from './open-store.server'

type Settings = Pick<Env, 'backupTo' | 'dataDir'>

/** The mark of a file store in a folder. */
const markFile = '.installation'

/**
 * Checks that a backup folder outside DATA_DIR is the one used before: if its disk is not mounted,
 * a new folder would be created at the mount point.
 * @throws LocationMissingError before anything is created
 */
export async function requireKnownLocation(db: Database, settings: Settings): Promise<void> {
  const folder = outsideFolder(settings)
  const known = folder && (await markIn(db, folder))
  if (!known || readMark(join(folder, markFile)) === known) return
  throw new LocationMissingError(
    `${folder} is not where the backups went before: mount its disk, or name a new folder in BACKUP_TO`,
  )
}

/** Records the backup folder once it was opened. */
export async function recordLocation(
  { db, clock, files }: { db: Database; clock: Clock; files: FileStore },
  settings: Settings,
): Promise<void> {
  const folder = outsideFolder(settings)
  if (!folder || (await markIn(db, folder))) return
  const found = await files.mark.read()
  const value = found ?? randomUUID()
  if (!found) await files.mark.write(value)
  await db
    .insertInto('secrets')
    .values({ name: nameOf(folder), value, created_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch(nothingYet)
}

function outsideFolder({ backupTo, dataDir }: Settings): string | undefined {
  if (!('folder' in backupTo)) return undefined
  return backupTo.folder.startsWith(dataDir + sep) ? undefined : backupTo.folder
}

async function markIn(db: Database, folder: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', nameOf(folder))
    .executeTakeFirst()
    .catch(nothingYet)
  return row?.value
}

function nameOf(folder: string): string {
  return `backups in ${folder}`
}

/** The database may have no tables before a restore, or be unreachable. */
function nothingYet(): undefined {
  return undefined
}
