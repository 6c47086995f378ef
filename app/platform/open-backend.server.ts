import { join } from 'node:path'
import { openAuth } from './auth/auth.server'
import { openSigningSecret } from './auth/secret.server'
import type { Backend } from './backend.server'
import { Backups } from './backups/backups.server'
import { finishRestore, refuseBrokenRestore } from './backups/unfinished-restore.server'
import type { Nouns } from './changes/nouns'
import { checkSchema } from './db/check-schema.server'
import { type Database, type OpenDatabase, openDatabase } from './db/db.server'
import { migrate } from './db/migrations.server'
import { openDisk } from './files/disk.server'
import { openFileStore } from './files/file-store.server'
import { restrictAccess } from './files/private-data.server'
import { lockDataDir } from './installation/data-dir-lock.server'
import {
  type InstallationParts,
  refuseEmptiedDatabase,
  verifyInstallation,
} from './installation/installation.server'
import { recordNewestVersion, refuseOlderDatabase } from './installation/newest-version.server'
import { type Broker, memoryBroker, storedVersion } from './live/live.server'
import { openMailer } from './mail/transport.server'
import { systemClock } from './runtime/clock'
import { ConfigError, type Env } from './runtime/env.server'
import { type Logger, openLog } from './runtime/log.server'

/** @throws ConfigError when a setting cannot be used; UnreachableError without PostgreSQL */
export async function openBackend(
  env: Env,
  nouns: Nouns,
  { lockFolder = false, programFile }: { lockFolder?: boolean; programFile?: string } = {},
): Promise<Backend> {
  const log = openLog(env)
  restrictAccess(env.dataDir, log)
  const unlock = lockFolder ? lockDataDir(env.dataDir) : () => {}
  try {
    const backend = await openServices(env, nouns, log)
    if (lockFolder) recordNewestVersion(env.dataDir, backend.live)
    if (programFile === undefined) return backend
    return { ...backend, searchFile: { path: join(env.dataDir, 'search-index.db'), programFile } }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openServices(env: Env, nouns: Nouns, log: Logger): Promise<Backend> {
  const { dataDir, siteUrl, stagingUrl } = env
  const clock = systemClock
  const database = await openDatabase(env)
  const { db, withLock } = database
  try {
    const files = await openFileStore(env)
    const backups = new Backups({ database, files, env, log, clock })
    const parts = { db, dataDir, files, clock }
    await withLock('start', async () => {
      await refuseEmptiedDatabase(parts)
      await refuseBrokenRestore(db, files)
      refuseOlderDatabase(dataDir, await versionBeforeUpgrade(db), env.acceptedVersion)
      await upgrade(database, backups)
      await verifyInstallationWithRetry(parts, log)
    })
    const disk = await openDisk(dataDir)
    const secret = await openSigningSecret(env, db)
    const auth = openAuth({ db, siteUrl, secret, log, disk })
    const services = { db, withLock, files, log, clock, auth, mail: openMailer(env), backups }
    return {
      ...services,
      dataDir,
      disk,
      live: await openBroker(db, env, log),
      nouns,
      siteUrl,
      stagingUrl,
      operation: { logsRequests: env.accessLog, isBehindProxy: env.trustedProxies.length > 0 },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** The content version; 0 for a database of the earliest versions, which have no table for it. */
async function versionBeforeUpgrade(db: Database): Promise<number> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name }) => name === 'content_version') ? storedVersion(db) : 0
}

const retryMs = 10_000

/** A bucket that is unreachable at the start is checked once it is back. */
async function verifyInstallationWithRetry(parts: InstallationParts, log: Logger): Promise<void> {
  if (await verifyInstallation(parts)) return completeRestore(parts, log)
  log.warn('the bucket does not answer: its files are missing until it does')
  const retry = setInterval(async () => {
    const isDone = await verifyInstallation(parts).catch((error: Error) => {
      log.error(`the bucket cannot be used: ${error.message}`)
      return error instanceof ConfigError
    })
    if (!isDone) return
    clearInterval(retry)
    await completeRestore(parts, log)
  }, retryMs)
  retry.unref()
}

const restoreMessages = {
  completed: 'a restore was interrupted: its last files have now been moved into place',
  abandoned: 'a restore was interrupted: the site is as it was before it; run it again',
}

async function completeRestore({ db, files }: InstallationParts, log: Logger): Promise<void> {
  try {
    const outcome = await finishRestore(db, files)
    if (outcome) log.warn(restoreMessages[outcome])
  } catch (error) {
    log.error({ err: error }, 'files of a restore could not be moved into place')
  }
}

async function upgrade(database: OpenDatabase, backups: Backups): Promise<void> {
  try {
    await migrate(database, systemClock, () =>
      backups.takeWhenFree('upgrade').catch((cause: Error) => {
        const reason = `no backup could be taken before it: ${cause.message}`
        throw new ConfigError(`The database was not upgraded, because ${reason}`, { cause })
      }),
    )
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const reason = (error as Error).message
    throw new ConfigError(`The database could not be upgraded and is as it was: ${reason}`, {
      cause: error,
    })
  }
  await checkSchema(database.db)
}

/** SQLite belongs to one process; several may share one PostgreSQL. */
async function openBroker(db: Database, { databaseUrl }: Env, log: Logger): Promise<Broker> {
  const version = await storedVersion(db)
  if (databaseUrl === undefined) return memoryBroker(version)
  const { PostgresBroker } = await import('./live/postgres-live.server')
  return new PostgresBroker({ databaseUrl, version, log })
}
