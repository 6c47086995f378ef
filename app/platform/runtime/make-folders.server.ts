import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Node's recursive `mkdirSync` never returns on file systems such as /proc. */
export function makeFolders(folder: string): void {
  const present = statSync(folder, { throwIfNoEntry: false })
  if (present?.isDirectory()) return
  if (present) throw new Error(`${folder} is not a folder`)
  makeFolders(dirname(folder))
  mkdirSync(folder)
}
