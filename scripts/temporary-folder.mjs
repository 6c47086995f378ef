import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const minRoom = 3 * 2 ** 30

/** In memory if there is room, unless TMPDIR names a folder: a disk takes twice as long. */
export function ownTemporaryFolder() {
  const parent = process.env.TMPDIR === undefined && hasRoom(inMemory) ? inMemory : tmpdir()
  const folder = mkdtempSync(join(parent, 'skrivestue-run-'))
  // As root, the tests start PostgreSQL as another user, which needs access.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= minRoom
  } catch {
    return false
  }
}
