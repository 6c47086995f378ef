import type { Backend } from '~/platform/backend.server'
import { expectedFiles, type Site } from './verify-site.server'

const checkEveryMs = 5 * 60 * 1000
const maxNamed = 20

/** By file store. */
const missing = new WeakMap<object, number>()

/** The number of files that rows name and that were missing or had another size at the last check. */
export function missingFilesOf({ files }: Pick<Backend, 'files'>): number {
  return missing.get(files) ?? 0
}

/** Returns the paths that rows name and that are missing or have another size. */
export async function findMissingFiles(site: Site): Promise<string[]> {
  const expected = await expectedFiles(site)
  const sizes = new Map<string, number>()
  for await (const { path, size } of site.files.entries('')) sizes.set(path, size)
  const paths = expected.filter(({ path, bytes }) => sizes.get(path) !== bytes)
  missing.set(site.files, paths.length)
  return paths.map(({ path }) => path)
}

/**
 * Checks for missing files after the start, and every five minutes while there are any.
 * @returns a function that stops it
 */
export function watchMissingFiles(
  backend: Pick<Backend, 'db' | 'files' | 'log' | 'nouns'>,
): () => void {
  let known = 0
  const check = async () => {
    const paths = await findMissingFiles(backend)
    if (paths.length === 0) clearInterval(timer)
    if (paths.length === known) return
    known = paths.length
    const missingFiles = paths.slice(0, maxNamed)
    backend.log.error({ count: paths.length, missingFiles }, 'files of the site are missing')
  }
  // The health check reports an unreachable database or bucket.
  const timer = setInterval(() => check().catch(() => {}), checkEveryMs)
  timer.unref()
  check().catch(() => {})
  return () => clearInterval(timer)
}
