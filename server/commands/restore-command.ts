import { existsSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type Archive,
  DamagedBackupError,
  type Manifest,
} from '../../app/platform/backups/archive/manifest'
import { openZipArchive } from '../../app/platform/backups/archive/zip-archive.server'
import { existingTables, restore } from '../../app/platform/backups/restore.server'
import { isDatabaseInUse } from '../../app/platform/db/postgres.server'
import { databaseFile, isDatabaseOpen } from '../../app/platform/db/sqlite.server'
import { FileMissingError } from '../../app/platform/files/file-path'
import { lockDataDir } from '../../app/platform/installation/data-dir-lock.server'
import { newestVersion } from '../../app/platform/installation/newest-version.server'
import { systemClock } from '../../app/platform/runtime/clock'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { type OpenSite, openSite, printLine } from './open-site'

const usage =
  'Use: npm run restore -- FILE.zip, or the name of a backup (npm run backup -- list), or latest'

/** `npm run restore`. @throws ConfigError when it fails; the site is then unchanged */
export async function runRestoreCommand(env: Env, [argument, ...more]: string[]): Promise<number> {
  if (!argument || more.length > 0) throw new ConfigError(usage)
  await refuseWhileServed(env)
  // Prevents a server from starting meanwhile.
  lockDataDir(env.dataDir)
  await using site = await openForRestore(env)
  try {
    const archive = await openArchive(site, env, argument)
    try {
      const beforeChange = () => backUpCurrentState(site)
      const newest = newestVersion(env.dataDir)
      await restore({ ...site, clock: systemClock, newestVersion: newest, beforeChange }, archive)
      const { id, takenAt } = archive.manifest
      printLine(
        `The site is as it was when ${id} was taken, at ${takenAt}. Everybody signs in again`,
      )
    } finally {
      await archive.close()
    }
    return 0
  } catch (error) {
    if (!(error instanceof DamagedBackupError)) throw error
    throw new ConfigError(`Nothing was restored: ${error.message}`, { cause: error })
  }
}

async function refuseWhileServed({ databaseUrl, dataDir }: Env) {
  const isServed = databaseUrl ? await isDatabaseInUse(databaseUrl) : isServedLocally(dataDir)
  if (isServed) throw new ConfigError('The site is being served: stop every server of it first')
}

/** A damaged database cannot answer; it is moved aside below. */
function isServedLocally(dataDir: string): boolean {
  try {
    return isDatabaseOpen(dataDir)
  } catch {
    return false
  }
}

/** Moves a SQLite database that cannot be opened aside, so that it can still be repaired. */
async function openForRestore(env: Env): Promise<OpenSite> {
  try {
    const site = await openSite(env, { createIfMissing: true })
    const damage = await site.database.damage()
    if (damage === undefined) return site
    await site.database.db.destroy()
    throw new ConfigError(`The database is damaged: ${damage}`)
  } catch (error) {
    const file = databaseFile(env.dataDir)
    if (env.databaseUrl !== undefined || !existsSync(file)) throw error
    printLine(`${(error as Error).message}. It is now ${moveAside(file)}`)
    return openSite(env, { createIfMissing: true })
  }
}

function moveAside(file: string): string {
  const target = `${file}.damaged-${systemClock.now().toISOString().replace(/[:.]/g, '-')}`
  for (const part of ['', '-wal', '-shm']) {
    if (existsSync(file + part)) renameSync(file + part, target + part)
  }
  return target
}

async function openArchive(site: OpenSite, env: Env, argument: string): Promise<Archive> {
  const file = resolve(env.commandFolder, argument)
  if (existsSync(file)) return openZipArchive(file)
  const { store } = await site.backups.openTarget()
  // A backup taken by an earlier restore is not restored by `latest`.
  const isRestorable = ({ reason }: Manifest) => reason !== 'restore'
  const latest = argument === 'latest' ? (await store.list()).find(isRestorable) : undefined
  return store.archive(latest?.id ?? argument).catch((error: unknown) => {
    if (!(error instanceof FileMissingError)) throw error
    throw new ConfigError(`There is neither a file nor a backup ${argument}. ${usage}`)
  })
}

async function backUpCurrentState({ database, backups }: OpenSite) {
  if ((await existingTables(database.db)).length === 0) return
  const { id } = await backups.takeWhenFree('restore').catch((error: Error) => {
    const reason = `the current state could not be backed up: ${error.message}`
    throw new ConfigError(`Nothing was restored, because ${reason}`, { cause: error })
  })
  printLine(`The state before it is backed up as ${id}`)
}
