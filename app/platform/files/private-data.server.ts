import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Logger } from '~/platform/runtime/log.server'

/** Has thousands of files, which its own mode protects. */
const behindItsFolder = 'backups'

const others = 0o077
const ofFolders = 0o700
const ofFiles = 0o600

/**
 * Makes DATA_DIR accessible to its owner only: sets the umask for new files, and corrects and logs
 * existing modes. Does not follow symbolic links.
 */
export function keepPrivate(dataDir: string, log: Logger): void {
  process.umask(others)
  let mended = 0
  let refused = 0
  for (const { place, mode } of openPlaces(dataDir)) {
    try {
      chmodSync(place, mode)
      mended++
    } catch {
      refused++
    }
  }
  if (mended > 0)
    log.info({ mended }, 'what others could read in DATA_DIR is now the owner’s alone')
  if (refused > 0)
    log.warn({ refused }, 'others can read something in DATA_DIR: see its owner and mode')
}

/**
 * The paths below a folder that others can access, with the mode each should have. Synchronous,
 * because a promise for each of thousands of files would delay the start.
 */
function* openPlaces(place: string): Iterable<{ place: string; mode: number }> {
  const found = unlessAbsent(() => lstatSync(place))
  if (!found?.isDirectory() && !found?.isFile()) return
  const mode = found.isDirectory() ? ofFolders : ofFiles
  if ((found.mode & others) !== 0) yield { place, mode }
  if (!found.isDirectory() || basename(place) === behindItsFolder) return
  for (const name of unlessAbsent(() => readdirSync(place)) ?? []) {
    yield* openPlaces(join(place, name))
  }
}

/**
 * Undefined if the file was removed or cannot be read: the file store and the database report that
 * better.
 */
function unlessAbsent<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
