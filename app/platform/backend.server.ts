import { createContext } from 'react-router'
import { type Clock, systemClock } from './clock'
import { lockDataDir } from './data-dir-lock.server'
import { type Database, type OpenDatabase, openDatabase } from './db.server'
import type { Env } from './env.server'
import { type FileStore, openFileStore } from './file-store.server'
import { type Broker, memoryBroker, storedVersion } from './live.server'
import { type Logger, openLog } from './log.server'
import { type Mailer, openMailer } from './mail.server'
import { migrate } from './migrations.server'
import { keepPrivate } from './private-data.server'
import { type Auth, openAuth } from './sign-in/auth.server'
import { openSigningSecret } from './sign-in/secret.server'

/**
 * The services behind the site: what was first a hosted backend (docs/specification.md, "What the
 * hosted backend became"). Every function of the domain is given it first; routes pass it on and
 * never look inside.
 */
export interface Backend {
  db: Database
  files: FileStore
  live: Broker
  log: Logger
  clock: Clock
  auth: Auth
  /** Missing where the operator named no mail server. */
  mail: Mailer | undefined
  siteUrl: string
  /** The second URL the site answers to, where the operator named one. */
  stagingUrl: string | undefined
}

/** Where a route finds the backend: `context.get(backendContext)`. */
export const backendContext = createContext<Backend>()

/**
 * Opens the database and the file store and brings the schema up to date.
 * @param alone whether DATA_DIR is to be this process's own (`lockDataDir`)
 * @throws ConfigError when a setting cannot be used.
 */
export async function openBackend(env: Env, { alone = false } = {}): Promise<Backend> {
  const log = openLog()
  await keepPrivate(env.dataDir, log)
  if (alone) lockDataDir(env.dataDir)
  const opened = await openDatabase(env)
  try {
    await migrate(opened, systemClock)
    return await assemble(opened, env, log)
  } catch (error) {
    await opened.db.destroy()
    throw error
  }
}

async function assemble({ db }: OpenDatabase, env: Env, log: Logger): Promise<Backend> {
  const { siteUrl, stagingUrl } = env
  const secret = await openSigningSecret(env, db)
  const clock = systemClock
  return {
    db,
    files: await openFileStore(env),
    live: await openBroker(db, env, log),
    log,
    clock,
    auth: openAuth({ db, siteUrl, log, secret }),
    mail: openMailer(env),
    siteUrl,
    stagingUrl,
  }
}

/** SQLite belongs to one process; several may share one PostgreSQL. */
async function openBroker(db: Database, { databaseUrl }: Env, log: Logger): Promise<Broker> {
  const version = await storedVersion(db)
  if (databaseUrl === undefined) return memoryBroker(version)
  const { postgresBroker } = await import('./postgres-live.server')
  return postgresBroker({ databaseUrl, version, log })
}

/** Runs the work in one transaction: everything it writes is kept, or nothing. */
export function inTransaction<T>(
  backend: Backend,
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  return backend.db.transaction().execute((db) => work({ ...backend, db }))
}

/** Whether the database and the file store answer. */
export async function isHealthy({ db, files }: Backend) {
  const answers = (attempt: Promise<unknown>) =>
    attempt.then(
      () => true,
      () => false,
    )
  const [database, fileStore] = await Promise.all([
    answers(db.selectFrom('admin_profiles').select('id').limit(1).execute()),
    answers(files.check()),
  ])
  return { database, fileStore }
}
