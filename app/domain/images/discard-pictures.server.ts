import type { Backend } from '~/platform/backend.server'
import { storedFiles } from './store-picture.server'
import { discardUnused } from './unused-pictures.server'

/**
 * Deletes the given stored pictures that nothing shows any more, with their derived files. Runs
 * after the commit; the sweep removes what fails here.
 */
export async function discardPictures(backend: Backend, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const hashes = await hashesOf(backend, paths)
  for (const path of paths) await discardUnused(backend, path)
  const { hashes: used } = await storedFiles(backend)
  for (const hash of hashes) if (!used.has(hash)) await discardDerived(backend, hash)
}

async function hashesOf({ db }: Backend, paths: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_pictures')
    .select('content_hash')
    .distinct()
    .where('path', 'in', paths)
    .execute()
  return rows.map(({ content_hash }) => content_hash)
}

/** Deletes the derived files of a deleted picture, unless an identical picture uses them. */
async function discardDerived({ files, log }: Backend, hash: string) {
  for await (const { path } of files.entries(`derived/${hash}`)) {
    await files.remove(path).catch((error: unknown) => {
      log.warn({ err: error, file: path }, 'a file made of a picture is left to the sweep')
    })
  }
}
