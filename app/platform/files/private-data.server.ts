import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Logger } from '~/platform/runtime/log.server'

/** Thousands of files that nobody reaches once their folder is closed. */
const behindItsFolder = 'backups'

const others = 0o077
const ofFolders = 0o700
const ofFiles = 0o600

/**
 * Sees to it that nobody but the owner reads or writes what is in DATA_DIR: what the process makes
 * from now on, and what is there already, which is mended with a line in the log. What a symbolic link
 * leads to is left alone.
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
 * The folder and all below it that others may enter, read or write, with the mode each should have. Before
 * anybody is served: a start with thousands of pictures would wait long for a promise of each.
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

/** Undefined for something removed meanwhile, or not ours to read: the file store and the database say so better. */
function unlessAbsent<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
