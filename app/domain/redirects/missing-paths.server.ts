import { longDate } from '~/danish/dates'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Database } from '~/platform/db/db.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { destination, ownUrl } from './destination.server'
import { isWorthListing, pathKey, pathOfKey } from './path-key'

/** Keeps the most requested paths, of these the latest. */
const maxStored = 500

/** Enough for the author, who fixes them one by one. */
const maxListed = 100

/** The number of paths counted in memory; floods repeat the same paths or are junk. */
const maxWaiting = 200

/**
 * The delay before counts are written, in milliseconds: a flood causes one write, not one per request.
 */
const maxWaitMs = 10_000

/** A path that was not found, as listed. */
export interface MissingPath {
  path: string
  times: number
  lastDay: string
}

const waiting = new WeakMap<Database, Map<string, number>>()

/**
 * Counts a request for a missing path, recording only path and day. Does not change the site, so nothing
 * is published.
 */
export function recordMissingPath(backend: Backend, path: string): void {
  const key = pathKey(path)
  if (key === undefined || !isWorthListing(key)) return
  const counts = waiting.get(backend.db) ?? new Map<string, number>()
  if (counts.size === 0) {
    waiting.set(backend.db, counts)
    setTimeout(() => void writeLater(backend), maxWaitMs).unref()
  }
  if (counts.has(key) || counts.size < maxWaiting) counts.set(key, (counts.get(key) ?? 0) + 1)
}

async function writeLater(backend: Backend) {
  await writeMissing(backend).catch((error: unknown) =>
    backend.log.warn({ err: error }, 'missing paths could not be counted'),
  )
}

/** Writes the counts since the last write. */
export async function writeMissing(backend: Backend): Promise<void> {
  const counts = waiting.get(backend.db)
  waiting.delete(backend.db)
  if (!counts || counts.size === 0) return
  const day = copenhagenToday(backend.clock)
  await inTransaction(backend, async ({ db }) => {
    for (const [path, times] of counts) {
      await db
        .insertInto('missing_addresses')
        .values({ path, times, first_day: day, last_day: day, is_dismissed: 0 })
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet((eb) => ({
            times: eb('missing_addresses.times', '+', times),
            last_day: day,
          })),
        )
        .execute()
    }
    await db
      .deleteFrom('missing_addresses')
      .where('path', 'not in', (eb) =>
        eb
          .selectFrom('missing_addresses')
          .select('path')
          .orderBy('times', 'desc')
          .orderBy('last_day', 'desc')
          .orderBy('path')
          .limit(maxStored),
      )
      .execute()
  })
}

/** The paths that are still missing, most requested first. */
export async function missingPaths(backend: Backend): Promise<MissingPath[]> {
  await writeMissing(backend)
  const rows = await backend.db
    .selectFrom('missing_addresses')
    .select(['path', 'times', 'last_day'])
    .where('is_dismissed', '=', 0)
    .where('path', 'not in', (eb) => eb.selectFrom('redirects').select('path'))
    .orderBy('times', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('path')
    .limit(maxListed)
    .execute()
  const exists = await Promise.all(rows.map(({ path }) => pageExists(backend, path)))
  return rows
    .filter(({ path }, index) => isWorthListing(path) && !exists[index])
    .map(({ last_day, ...row }) => ({ ...row, lastDay: longDate(last_day) }))
}

/** Whether the page exists by now. */
async function pageExists(backend: Backend, key: string): Promise<boolean> {
  const url = ownUrl(backend, pathOfKey(key))
  return url !== undefined && (await destination(backend, url)) !== undefined
}
