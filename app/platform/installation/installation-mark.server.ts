import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** In DATA_DIR: the identity of the installation it belongs to. */
export const markFile = 'installation'

/** The identity in a file; undefined where there is none. */
export function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** It is on the disk when the function returns. */
export function writeMark(file: string, identity: string): void {
  const descriptor = openSync(file, 'w', 0o600)
  try {
    writeSync(descriptor, `${identity}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** The identity of the installation that the folder belongs to, if it belongs to one. */
export function installationOf(dataDir: string): string | undefined {
  return readMark(join(dataDir, markFile))
}
