import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it that are missing. Node's own recursive way never comes back from
 * file systems such as /proc, which refuse a folder without saying that they are read-only.
 */
export function makeFolders(folder: string): void {
  const present = statSync(folder, { throwIfNoEntry: false })
  if (present?.isDirectory()) return
  if (present) throw new Error(`${folder} is not a folder`)
  makeFolders(dirname(folder))
  mkdirSync(folder)
}
