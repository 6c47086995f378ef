import { expireTrash } from '~/domain/history/expire-trash.server'
import { thinVersions } from '~/domain/history/thin-versions.server'
import { hymnFilePaths } from '~/domain/hymns/hymn-files.server'
import { storedFiles } from '~/domain/images/store-picture.server'
import { discardUnused, unusedPictures } from '~/domain/images/unused-pictures.server'
import { pdfPaths } from '~/domain/pdfs/pdfs.server'
import { pressArchivePaths } from '~/domain/press/press-archive.server'
import type { Backend } from '~/platform/backend.server'
import { removeAbandonedUploads } from '~/platform/uploads/receive-file.server'

const dayMs = 24 * 60 * 60 * 1000
const weekMs = 7 * dayMs
const nothing = new Set<string>()

/**
 * Removes what nothing shows any more, and leaves alone whatever is younger than a day, because the
 * form it belongs to may still be open or its row not yet written:
 * - pictures that were uploaded for a form that was never saved, or replaced by one that was
 * - files in the store without a row, of a process that was killed between the two
 * - derived pictures of originals that are gone
 * - half-received uploads on this machine
 * - press kits that are outdated
 * - pictures of shared links after a week: they are made anew when somebody asks for them
 *
 * Safe to run at any time and on several nodes.
 * @returns how many stored pictures and how many other files were removed
 */
export async function sweepOrphans(backend: Backend): Promise<{ pictures: number; files: number }> {
  await removeAbandonedUploads(backend.clock)
  const pictures = await sweepUnusedPictures(backend)
  const { paths, hashes } = await storedFiles(backend)
  const files =
    (await sweepFiles(backend, 'images', paths)) +
    (await sweepFiles(backend, 'collaboration-pdfs', await pdfPaths(backend))) +
    (await sweepFiles(backend, 'hymn-files', await hymnFilePaths(backend))) +
    (await sweepFiles(backend, 'derived', hashes, { nameOf: hashOf })) +
    (await sweepFiles(backend, 'press-kits', await pressArchivePaths(backend))) +
    (await sweepFiles(backend, 'sharing', nothing, { olderThan: weekMs }))
  if (pictures + files > 0) backend.log.info({ pictures, files }, 'orphans were swept')
  return { pictures, files }
}

/**
 * Sweeps now and every day. A failure is logged and tried again a day later.
 * @returns a function that ends it, and resolves when a sweep under way is done
 */
export function startSweeping(backend: Backend): () => Promise<void> {
  let work = Promise.resolve()
  const sweep = () => {
    work = backend
      .inTurn('sweep', () => letGo(backend))
      .then(
        () => {},
        (error: unknown) => backend.log.error({ err: error }, 'orphans could not be swept'),
      )
  }
  sweep()
  const timer = setInterval(sweep, dayMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return work
  }
}

/** First what the history lets go, so that its files go at once. */
async function letGo(backend: Backend): Promise<void> {
  await expireTrash(backend)
  await thinVersions(backend)
  await sweepOrphans(backend)
}

async function sweepUnusedPictures(backend: Backend): Promise<number> {
  const unused = await unusedPictures(backend, new Date(yesterday(backend)).toISOString())
  for (const path of unused) await discardUnused(backend, path)
  return unused.length
}

/** Removes the old files of a folder whose name is not among the known ones. */
async function sweepFiles(
  backend: Backend,
  folder: string,
  known: Set<string>,
  { nameOf = (path: string) => path, olderThan = dayMs } = {},
): Promise<number> {
  let removed = 0
  for await (const path of backend.files.list(folder)) {
    if (known.has(nameOf(path)) || !(await isOlder(backend, path, olderThan))) continue
    await backend.files.remove(path)
    removed++
  }
  return removed
}

async function isOlder({ files, clock }: Backend, path: string, age: number): Promise<boolean> {
  return (await files.writtenAt(path)).getTime() < clock.now().getTime() - age
}

function yesterday({ clock }: Backend): number {
  return clock.now().getTime() - dayMs
}

/** `derived/{hash}/{file}` */
function hashOf(path: string): string {
  return path.split('/')[1] ?? ''
}
