import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolders } from '~/platform/files/make-folders.server'
import { ConfigError } from '~/platform/runtime/env.server'

/** Kept from the garbage collector, which would close them and so give up the locks. */
const held = new Set<DatabaseSync>()

const busy = 5

/**
 * Makes DATA_DIR this process's own for as long as it lives. Each process keeps pages in its memory,
 * so that a second one on the same folder would not hear of the first one's changes. It is SQLite's
 * lock on a file without content: the system gives it up with the process, however that ends, and
 * commands that work beside a running server do not ask for it.
 * @returns what gives it up before
 * @throws ConfigError when another process has it.
 */
export function lockDataDir(dataDir: string): () => void {
  try {
    makeFolders(dataDir)
    const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
    lock.exec('begin exclusive')
    held.add(lock)
    return () => {
      held.delete(lock)
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
