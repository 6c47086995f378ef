import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type RunningServer, startServer } from './servers.ts'

/** Starts a site on a copy of an unused DATA_DIR. The copy is removed when the site stops. */
export async function startCopy(
  folder: string,
  variables: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(process.env.TEST_COPIES ?? tmpdir(), 'skrivestue-copy-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    cpSync(folder, dataDir, { recursive: true, filter: isCopied })
    const site = await startServer({ ...variables, DATA_DIR: dataDir })
    const { stop, remove } = site
    return Object.assign(site, {
      stop: () => stop().finally(removeFolder),
      remove: () => remove().finally(removeFolder),
    })
  } catch (error) {
    removeFolder()
    throw error
  }
}

/** The lock belongs to another process, and the ballast file is created at each start. */
function isCopied(file: string): boolean {
  return !['server.lock', 'ballast'].includes(basename(file))
}
