import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nouns } from '../../app/domain/nouns/nouns.server'
import { Backups } from '../../app/platform/backups/backups.server'
import { openDatabase } from '../../app/platform/db/db.server'
import { databaseFile } from '../../app/platform/db/sqlite.server'
import { openFileStore } from '../../app/platform/files/file-store.server'
import { restrictAccess } from '../../app/platform/files/private-data.server'
import { openBackend } from '../../app/platform/open-backend.server'
import { systemClock } from '../../app/platform/runtime/clock'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { openLog } from '../../app/platform/runtime/log.server'
import { makeFolders } from '../../app/platform/runtime/make-folders.server'

/** The site, opened by a command. It may be running at the same time. The database is not migrated. */
export type OpenSite = Awaited<ReturnType<typeof openSite>>

export function requireExistingSite(env: Env): void {
  if (env.databaseUrl === undefined && !existsSync(databaseFile(env.dataDir))) {
    throw new ConfigError(`DATA_DIR ${env.dataDir} holds no site`)
  }
}

export async function openSite(env: Env, options: { createIfMissing?: boolean } = {}) {
  const log = openLog(env)
  restrictAccess(env.dataDir, log)
  // A restore starts without the folder of files.
  if (options.createIfMissing && !env.s3) makeFolders(join(env.dataDir, 'files'))
  const database = await openDatabase(env, options)
  const files = await openFileStore(env)
  const backups = new Backups({ database, files, env, log, clock: systemClock })
  return { database, files, backups, [Symbol.asyncDispose]: () => database.db.destroy() }
}

/** The backend of a site that exists. */
export async function openExistingSite(env: Env, options?: Parameters<typeof openBackend>[2]) {
  requireExistingSite(env)
  const backend = await openBackend(env, nouns, options)
  const close = async () => {
    await backend.live.close()
    await backend.db.destroy()
  }
  return { ...backend, [Symbol.asyncDispose]: close }
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
