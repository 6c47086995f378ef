import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The file in DATA_DIR with the identity of the installation. */
export const markFile = 'installation'

/** Reads the identity from a file; undefined if missing. */
export function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the identity and syncs it to disk. */
export function writeMark(file: string, identity: string): void {
  const descriptor = openSync(file, 'w', 0o600)
  try {
    writeSync(descriptor, `${identity}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** The identity of the folder's installation; undefined for a new folder. */
export function installationId(dataDir: string): string | undefined {
  return readMark(join(dataDir, markFile))
}
