import type { Database } from '~/platform/db/db.server'
import { findSecret } from '~/platform/db/secrets.server'
import type { FileStore } from '~/platform/files/file-store.server'
import { ConfigError } from '~/platform/runtime/env.server'

export const committedRestoreKey = 'restored'

const stagingFolder = 'restoring'
/** The staged path is 47 characters longer. */
const maxRestoredPath = 400
const startMarker = 'begun'

export function stagedPath(restoreId: string, path: string): string {
  return `${stagingFolder}/${restoreId}/${path}`
}

/** Marks a restore as started, so that the next start reports an interrupted one. */
export async function startRestore(files: FileStore, restoreId: string): Promise<void> {
  await files.put(stagedPath(restoreId, startMarker), Buffer.from(restoreId))
}

/**
 * Refuses to start on an empty database into which a restore broke off: it would get the sample content.
 * @throws ConfigError
 */
export async function refuseBrokenRestore(db: Database, files: FileStore): Promise<void> {
  const tables = await db.introspection.getTables()
  if (tables.some(({ name }) => name === 'schema_migrations')) return
  if (await hasStagedFiles(files).catch(() => false)) {
    throw new ConfigError('A restore into this empty site broke off: run npm run restore again')
  }
}

async function hasStagedFiles(files: FileStore): Promise<boolean> {
  for await (const _ of files.entries(stagingFolder)) return true
  return false
}

/** Returns whether a restore can stage a file with this path. */
export function isStageable(path: string): boolean {
  const [folder] = path.split('/')
  return folder !== stagingFolder && path.length <= maxRestoredPath
}

/** Moves the files of a restore into place if its rows were committed, else removes them. */
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
      await files.put(path.slice(committedFolder.length), await files.read(path))
    }
    await files.remove(path)
  }
  return isCommitted ? 'completed' : 'abandoned'
}

function isMarker(path: string): boolean {
  return path.split('/').length === 3 && path.endsWith(`/${startMarker}`)
}
