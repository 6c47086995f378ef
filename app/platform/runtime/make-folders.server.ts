import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. Node's recursive `mkdirSync` never returns on file
 * systems such as /proc, which refuse a folder without reporting that they are read-only.
 */
export function makeFolders(folder: string): void {
  const present = statSync(folder, { throwIfNoEntry: false })
  if (present?.isDirectory()) return
  if (present) throw new Error(`${folder} is not a folder`)
  makeFolders(dirname(folder))
  mkdirSync(folder)
}
