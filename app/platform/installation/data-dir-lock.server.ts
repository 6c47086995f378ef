import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '~/platform/runtime/env.server'
import { makeFolders } from '~/platform/runtime/make-folders.server'

/** Referenced here so that garbage collection does not close them and release the locks. */
const heldLocks = new Set<DatabaseSync>()

const busy = 5

/**
 * Each process caches pages in memory, so a second server on the folder would miss changes of the
 * first. Uses SQLite's lock on an empty file, which the system releases when the process ends.
 */
export function lockDataDir(dataDir: string): () => void {
  try {
    makeFolders(dataDir)
    const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
    lock.exec('begin exclusive')
    heldLocks.add(lock)
    return () => {
      heldLocks.delete(lock)
      lock.close()
    }
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) {
      throw new ConfigError(
        `DATA_DIR ${dataDir} is in use by another process: stop that one, or give this one a folder of its own`,
      )
    }
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`)
  }
}
