import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tryOrUndefined } from '~/http/try-or-undefined'
import type { Logger } from '~/platform/runtime/log.server'

/** Its thousands of files are not checked: the mode of the folder protects them. */
const skippedFolder = 'backups'

const othersMask = 0o077
const folderMode = 0o700
const fileMode = 0o600

/** Also sets the umask for new files. Does not follow symbolic links. */
export function restrictAccess(dataDir: string, log: Logger): void {
  process.umask(othersMask)
  let corrected = 0
  let refused = 0
  for (const { path, mode } of exposedPaths(dataDir)) {
    try {
      chmodSync(path, mode)
      corrected++
    } catch {
      refused++
    }
  }
  if (corrected > 0)
    log.info({ corrected }, 'files in DATA_DIR that others could read are now private')
  if (refused > 0)
    log.warn({ refused }, 'others can read files in DATA_DIR: check their owner and mode')
}

/**
 * Synchronous, because a promise for each of thousands of files would delay the start. The file store and the database
 * report unreadable files.
 */
function* exposedPaths(path: string): Iterable<{ path: string; mode: number }> {
  const stats = tryOrUndefined(() => lstatSync(path))
  if (!stats?.isDirectory() && !stats?.isFile()) return
  const mode = stats.isDirectory() ? folderMode : fileMode
  if ((stats.mode & othersMask) !== 0) yield { path, mode }
  if (!stats.isDirectory() || basename(path) === skippedFolder) return
  for (const name of tryOrUndefined(() => readdirSync(path)) ?? []) {
    yield* exposedPaths(join(path, name))
  }
}
