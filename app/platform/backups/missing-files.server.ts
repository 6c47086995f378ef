import type { Backend } from '~/platform/backend.server'
import { expectedFiles, type Site } from './verify-site.server'

const checkIntervalMs = 5 * 60 * 1000
const maxLoggedPaths = 20

const missingPaths = new WeakMap<object, ReadonlySet<string>>()

export function countMissingFiles({ files }: Pick<Backend, 'files'>): number {
  return missingPaths.get(files)?.size ?? 0
}

/** Returns whether the last listing of the file store lacked a file. Does not ask the store. */
export function isKnownMissing({ files }: Pick<Backend, 'files'>, path: string): boolean {
  return missingPaths.get(files)?.has(path) ?? false
}

export async function findMissingFiles(site: Site): Promise<string[]> {
  const expected = await expectedFiles(site)
  const sizes = new Map<string, number>()
  for await (const { path, size } of site.files.entries('')) sizes.set(path, size)
  const missing = expected.filter(({ path, bytes }) => sizes.get(path) !== bytes)
  const paths = missing.map(({ path }) => path)
  missingPaths.set(site.files, new Set(paths))
  return paths
}

/** Checks after the start, and every five minutes while files are missing. */
export function watchMissingFiles(backend: Pick<Backend, 'db' | 'files' | 'log' | 'nouns'>) {
  let loggedCount = 0
  const check = async () => {
    const paths = await findMissingFiles(backend)
    if (paths.length === 0) clearInterval(timer)
    if (paths.length === loggedCount) return
    loggedCount = paths.length
    const missingFiles = paths.slice(0, maxLoggedPaths)
    backend.log.error({ count: paths.length, missingFiles }, 'files of the site are missing')
  }
  // The health check reports an unreachable database or bucket.
  const timer = setInterval(() => check().catch(() => {}), checkIntervalMs)
  timer.unref()
  check().catch(() => {})
  return () => clearInterval(timer)
}
