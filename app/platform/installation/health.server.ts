import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import type { Database } from '~/platform/db/db.server'

export interface Health {
  database: boolean
  fileStore: boolean
  disk: boolean
}

const timeoutMs = 500
const stepMs = 50

export async function checkHealth({ db, files, disk }: Services): Promise<Health> {
  const [database, fileStore, hasRoom] = await Promise.all([
    isDatabaseAvailable(db),
    isAvailable(files, () => files.check()),
    isAvailable(disk, async () => {
      if (!(await disk.hasRoom())) throw new Error('The disk is full')
    }),
  ])
  return { database, fileStore, disk: hasRoom }
}

type Services = Pick<Backend, 'db' | 'files' | 'disk'>

function isDatabaseAvailable(db: Database): Promise<boolean> {
  // In a transaction, since SQLite would also answer from a file that was moved away.
  return isAvailable(db, () =>
    db.transaction().execute(async (tx) => {
      await tx.selectFrom('admin_profiles').select('id').limit(1).execute()
      // Deletes nothing, but fails in a read-only database.
      await tx.deleteFrom('content_version').where('version', '<', 0).execute()
    }),
  )
}

const slowMs = 300

/** After the first timeout it returns at once, until the database answers. */
export async function isWaitingForDatabase(work: Promise<unknown>, db: Database): Promise<boolean> {
  if (timedOut.has(db)) return true
  const settled = work.then(
    () => false,
    () => false,
  )
  const isSlow = await Promise.race([settled, pause(slowMs, true, { ref: false })])
  return isSlow && !(await isDatabaseAvailable(db))
}

/** The pending checks: a hanging check is not repeated. */
const pendingChecks = new WeakMap<object, Promise<boolean>>()
const timedOut = new WeakSet<object>()

async function isAvailable(service: object, check: () => Promise<unknown>): Promise<boolean> {
  if (timedOut.has(service)) return false
  const pending = pendingChecks.get(service) ?? startCheck(service, check)
  const result = await Promise.race([pending, waitForTimeout()])
  if (result === undefined && pendingChecks.has(service)) timedOut.add(service)
  return result ?? false
}

/** Waits in short steps, so that a blocked event loop counts as one step and not as a timeout. */
async function waitForTimeout(): Promise<undefined> {
  for (let waited = 0; waited < timeoutMs; waited += stepMs) {
    await pause(stepMs, undefined, { ref: false })
  }
}

function startCheck(service: object, check: () => Promise<unknown>): Promise<boolean> {
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
