import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '~/platform/backend.server'

/** Whether each of the services that the site stands on answers. */
export interface Health {
  database: boolean
  fileStore: boolean
  disk: boolean
}

/** In milliseconds: a proxy that asks whether we live does not wait for long. */
const longestSilence = 500

/**
 * Asks the database, the file store and the disk at once. One that is silent for half a second counts
 * as away.
 */
export async function healthOf({ db, files, disk }: Checked): Promise<Health> {
  const [database, fileStore, hasRoom] = await Promise.all([
    // A transaction, since SQLite would also answer from a file that was moved away.
    answers(db, () =>
      db
        .transaction()
        .execute((tx) => tx.selectFrom('admin_profiles').select('id').limit(1).execute()),
    ),
    answers(files, () => files.check()),
    answers(disk, async () => {
      if (!(await disk.hasRoom())) throw new Error('The disk is full')
    }),
  ])
  return { database, fileStore, disk: hasRoom }
}

type Checked = Pick<Backend, 'db' | 'files' | 'disk'>

/** The questions that are still open: one that hangs is not asked a second time beside the first. */
const open = new WeakMap<object, Promise<boolean>>()

function answers(service: object, ask: () => Promise<unknown>): Promise<boolean> {
  const asked = open.get(service) ?? begin(service, ask)
  const limit = pause(longestSilence, false, { ref: false })
  return Promise.race([asked, limit])
}

function begin(service: object, ask: () => Promise<unknown>): Promise<boolean> {
  const asked = ask()
    .then(
      () => true,
      () => false,
    )
    .finally(() => open.delete(service))
  open.set(service, asked)
  return asked
}
