import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import type { Database } from '~/platform/db/db.server'

/** Whether each service that the site depends on answers. */
export interface Health {
  database: boolean
  fileStore: boolean
  disk: boolean
}

/** In milliseconds. Proxies do not wait long for a health check. Waited in steps: see `atTimeout`. */
const timeout = 500
const step = 50

/**
 * Checks all services in parallel. One that does not answer within half a second counts as unavailable.
 */
export async function healthOf({ db, files, disk }: Checked): Promise<Health> {
  const [database, fileStore, hasRoom] = await Promise.all([
    databaseAnswers(db),
    answers(files, () => files.check()),
    answers(disk, async () => {
      if (!(await disk.hasRoom())) throw new Error('The disk is full')
    }),
  ])
  return { database, fileStore, disk: hasRoom }
}

type Checked = Pick<Backend, 'db' | 'files' | 'disk'>

function databaseAnswers(db: Database): Promise<boolean> {
  // In a transaction, since SQLite would also answer from a file that was moved away.
  return answers(db, () =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom('admin_profiles').select('id').limit(1).execute()
      // Deletes nothing, but fails in a read-only database.
      await tx.deleteFrom('content_version').where('version', '<', 0).execute()
    }),
  )
}

/** In milliseconds. Work that takes longer may be waiting for the database. */
const slow = 300

/**
 * Whether the work waits for a database that does not answer. After the first timeout it returns at once,
 * until the database answers.
 */
export async function waitsForDatabase(work: Promise<unknown>, db: Database): Promise<boolean> {
  if (timedOut.has(db)) return true
  const ended = work.then(
    () => false,
    () => false,
  )
  const isSlow = await Promise.race([ended, pause(slow, true, { ref: false })])
  return isSlow && !(await databaseAnswers(db))
}

/** The pending checks: a hanging check is not repeated. */
const pendingChecks = new WeakMap<object, Promise<boolean>>()
/** The services whose pending check is overdue. */
const timedOut = new WeakSet<object>()

async function answers(service: object, check: () => Promise<unknown>): Promise<boolean> {
  if (timedOut.has(service)) return false
  const pending = pendingChecks.get(service) ?? begin(service, check)
  const answered = await Promise.race([pending, atTimeout()])
  if (answered === undefined && pendingChecks.has(service)) timedOut.add(service)
  return answered ?? false
}

/**
 * Resolves after half a second, in short steps: while the process itself is busy only one of them
 * passes, so that its own delay does not count.
 */
async function atTimeout(): Promise<undefined> {
  for (let waited = 0; waited < timeout; waited += step) {
    await pause(step, undefined, { ref: false })
  }
}

function begin(service: object, check: () => Promise<unknown>): Promise<boolean> {
  const pending = check()
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      pendingChecks.delete(service)
      timedOut.delete(service)
    })
  pendingChecks.set(service, pending)
  return pending
}
