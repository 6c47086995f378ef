import type { Backend } from '~/platform/backend.server'
import { storedFiles } from './store-picture.server'
import { discardUnused } from './unused-pictures.server'

/**
 * Removes those of the stored pictures that nothing shows any more, with all that was made of them.
 * After the commit; what stays is left to the sweep.
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

/** The sizes and formats made of a picture that is gone. An equal picture would use the same ones. */
async function discardDerived({ files, log }: Backend, hash: string) {
  for await (const path of files.list(`derived/${hash}`)) {
    await files.remove(path).catch((error: unknown) => {
      log.warn({ err: error, file: path }, 'a file made of a picture is left to the sweep')
    })
  }
}
