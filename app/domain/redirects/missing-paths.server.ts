import { longDate } from '~/danish/dates'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Database } from '~/platform/db/db.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { isLikelyLink, pathKey, pathOfKey } from './path-key'
import { findDestination, ownUrl } from './redirects.server'

/** The most requested paths are kept. */
const maxStored = 500

const maxListed = 100

const maxPaths = 200

/** Counts are written after a delay, so that a flood of requests causes few writes. */
const writeDelayMs = 10_000

const pendingCounts = new WeakMap<Database, Map<string, number>>()

/** Counts a request for a missing path: only the path and the day. */
export function recordMissingPath(backend: Backend, path: string): void {
  const key = pathKey(path)
  if (key === undefined || !isLikelyLink(key)) return
  const counts = pendingCounts.get(backend.db) ?? new Map<string, number>()
  if (counts.size === 0) {
    pendingCounts.set(backend.db, counts)
    setTimeout(() => {
      writePendingCounts(backend).catch((error: unknown) =>
        backend.log.warn({ err: error }, 'missing paths could not be counted'),
      )
    }, writeDelayMs).unref()
  }
  if (counts.has(key) || counts.size < maxPaths) counts.set(key, (counts.get(key) ?? 0) + 1)
}

export async function writePendingCounts(backend: Backend): Promise<void> {
  const counts = pendingCounts.get(backend.db)
  pendingCounts.delete(backend.db)
  if (!counts || counts.size === 0) return
  const day = copenhagenToday(backend.clock)
  await inTransaction(backend, async ({ db }) => {
    for (const [path, times] of counts) {
      await db
        .insertInto('missing_paths')
        .values({ path, times, first_day: day, last_day: day, is_dismissed: 0 })
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet((eb) => ({
            times: eb('missing_paths.times', '+', times),
            last_day: day,
          })),
        )
        .execute()
    }
    await db
      .deleteFrom('missing_paths')
      .where('path', 'not in', (eb) =>
        eb
          .selectFrom('missing_paths')
          .select('path')
          .orderBy('times', 'desc')
          .orderBy('last_day', 'desc')
          .orderBy('path')
          .limit(maxStored),
      )
      .execute()
  })
}

export async function missingPaths(backend: Backend) {
  await writePendingCounts(backend)
  const rows = await backend.db
    .selectFrom('missing_paths')
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
    .filter(({ path }, index) => isLikelyLink(path) && !exists[index])
    .map(({ last_day, ...row }) => ({ ...row, lastDay: longDate(last_day) }))
}

async function pageExists(backend: Backend, key: string): Promise<boolean> {
  const url = ownUrl(backend, pathOfKey(key))
  return url !== undefined && (await findDestination(backend, url)) !== undefined
}
