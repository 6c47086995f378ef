import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives this process and its children their own temporary folder, removed when the process ends.
 * @returns a function that lists the data folders that test servers left there
 */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-run-'))
  // When run by root, the tests start PostgreSQL as another user, who needs access.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return () => readdirSync(folder).filter((name) => name.startsWith('skrivestue-server-'))
}
