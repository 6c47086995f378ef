import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '~/platform/runtime/clock'

const hourMs = 60 * 60 * 1000

const abandonedAfterMs = {
  'skrivestue-upload-': hourMs,
  'skrivestue-import-': 7 * 24 * hourMs,
  'skrivestue-site-': 24 * hourMs,
  'skrivestue-backup-': 24 * hourMs,
  'skrivestue-bucket-': 24 * hourMs,
}

export async function withTemporaryFile<T>(
  prefix: keyof typeof abandonedAfterMs,
  work: (path: string) => Promise<T>,
  suffix = '',
): Promise<T> {
  const path = join(tmpdir(), `${prefix}${randomUUID()}${suffix}`)
  try {
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Newer files may belong to another process; downloading the site over a slow line takes hours. */
export async function removeAbandonedFiles(clock: Clock, folder = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const maxAge = Object.entries(abandonedAfterMs).find(([prefix]) => name.startsWith(prefix))?.[1]
    if (maxAge === undefined) continue
    const stats = await stat(join(folder, name)).catch(() => undefined)
    if (stats && clock.now().getTime() - stats.mtimeMs > maxAge) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}
