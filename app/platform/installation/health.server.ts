import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'
import type { Database } from '~/platform/db/db.server'
import { isReadOnly } from '~/platform/runtime/fault'

export type Health = Awaited<ReturnType<typeof checkHealth>>

const timeoutMs = 500
const stepMs = 50

export async function checkHealth({ db, files, disk, log }: Services) {
  const [database, fileStore, hasRoom] = await Promise.all([
    isDatabaseAvailable(db, log),
    isAvailable(files, () => files.check()),
    isAvailable(disk, async () => {
      if (!(await disk.hasRoom())) throw new Error('The disk is full')
    }),
  ])
  return { database, fileStore, disk: hasRoom }
}

type Services = Pick<Backend, 'db' | 'files' | 'disk'> & Partial<Pick<Backend, 'log'>>

function isDatabaseAvailable(db: Database, log?: Backend['log']): Promise<boolean> {
  // In a transaction, since SQLite would also answer from a file that was moved away.
  return isAvailable(db, () =>
    db
      .transaction()
      .execute(async (tx) => {
        await tx.selectFrom('admin_profiles').select('id').limit(1).execute()
        // Deletes nothing, but fails in a read-only database.
        await tx.deleteFrom('content_version').where('version', '<', 0).execute()
      })
      .catch((error: unknown) => {
        if (isReadOnly(error)) log?.error('the database is read-only: nothing is saved')
        throw error
      }),
  )
}

const slowMs = 300

/** After the first timeout it returns at once, until the database answers. */
export async function isWaitingForDatabase(work: Promise<unknown>, db: Database): Promise<boolean> {
  if (running.get(db)?.hasTimedOut) return true
  const settled = work.then(
    () => false,
    () => false,
  )
  const isSlow = await Promise.race([settled, pause(slowMs, true, { ref: false })])
  return isSlow && !(await isDatabaseAvailable(db))
}

/** The running checks: a hanging check is not repeated. */
const running = new Map<object, { result: Promise<boolean>; hasTimedOut: boolean }>()

async function isAvailable(service: object, check: () => Promise<unknown>): Promise<boolean> {
  const current = running.get(service) ?? startCheck(service, check)
  if (current.hasTimedOut) return false
  const result = await Promise.race([current.result, waitForTimeout()])
  if (result === undefined) current.hasTimedOut = true
  return result ?? false
}

/** Waits in short steps, so that a blocked event loop counts as one step and not as a timeout. */
async function waitForTimeout(): Promise<undefined> {
  for (let waited = 0; waited < timeoutMs; waited += stepMs) {
    await pause(stepMs, undefined, { ref: false })
  }
}

function startCheck(service: object, check: () => Promise<unknown>) {
  const result = check()
    .then(
      () => true,
      () => false,
    )
    .finally(() => running.delete(service))
  const current = { result, hasTimedOut: false }
  running.set(service, current)
  return current
}
