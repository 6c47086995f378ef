import { thinVersions } from '~/domain/history/thin-versions.server'
import { expireTrash } from '~/domain/history/trash.server'
import { storedFiles } from '~/domain/images/stored-pictures/store-picture.server'
import {
  deleteIfUnused,
  unusedPictures,
} from '~/domain/images/stored-pictures/unused-pictures.server'
import { uploadsInUse } from '~/domain/moving/uploads/uploaded-source.server'
import { pressArchivePaths } from '~/domain/press/press-archive.server'
import { expirePersonalData } from '~/domain/privacy/person.server'
import { mailLastMonth } from '~/domain/readers/reader-mail.server'
import { deleteOldSums } from '~/domain/readers/reader-sums.server'
import { expireSignIns } from '~/platform/auth/expire-sign-ins.server'
import type { Backend } from '~/platform/backend.server'
import { filesInUse } from '~/platform/changes/version-files.server'
import { removeAbandonedFiles } from '~/platform/files/temporary-file.server'

const dayMs = 24 * 60 * 60 * 1000
const weekMs = 7 * dayMs
const noFiles = new Set<string>()

/**
 * Removes unused files that are older than a day; newer ones may belong to an open form. Share pictures
 * are removed after a week, and drawn again on request. Safe to run at any time and on several nodes.
 */
export async function sweepOrphans(backend: Backend): Promise<{ pictures: number; files: number }> {
  const pictures = await sweepUnusedPictures(backend)
  const { paths, hashes } = await storedFiles(backend)
  const files =
    (await sweepFiles(backend, 'images', paths)) +
    (await sweepFiles(
      backend,
      'collaboration-pdfs',
      await filesInUse(backend, 'collaboration-pdfs'),
    )) +
    (await sweepFiles(backend, 'hymn-files', await filesInUse(backend, 'hymn-files'))) +
    (await sweepFiles(backend, 'derived', hashes, { nameOf: folderOf })) +
    (await sweepFiles(backend, 'recordings', await filesInUse(backend, 'recordings'))) +
    (await sweepFiles(backend, 'press-kits', await pressArchivePaths(backend))) +
    (await sweepFiles(backend, 'imports', await uploadsInUse(backend), { nameOf: folderOf })) +
    (await sweepFiles(backend, 'sharing', noFiles, { olderThan: weekMs }))
  if (pictures + files > 0) backend.log.info({ pictures, files }, 'orphans were swept')
  return { pictures, files }
}

/**
 * Failures are logged and retried the next day. The returned function stops the timer, and resolves when a running
 * sweep has ended.
 */
export function startSweeping(backend: Backend): () => Promise<void> {
  let work = Promise.resolve()
  const sweep = () => {
    work = backend
      .withLock('sweep', () => runMaintenance(backend))
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

/** Expires personal data, the trash and the history first, since the sweep removes their files. */
async function runMaintenance(backend: Backend): Promise<void> {
  await removeAbandonedFiles(backend.clock)
  await expirePersonalData(backend)
  await expireSignIns(backend)
  await expireTrash(backend)
  await thinVersions(backend)
  await sweepOrphans(backend)
  await deleteOldSums(backend)
  await mailLastMonth(backend)
}

async function sweepUnusedPictures(backend: Backend): Promise<number> {
  const yesterday = new Date(backend.clock.now().getTime() - dayMs)
  const unused = await unusedPictures(backend, yesterday.toISOString())
  for (const path of unused) await deleteIfUnused(backend, path)
  return unused.length
}

async function sweepFiles(
  backend: Backend,
  folder: string,
  used: Set<string>,
  { nameOf = (path: string) => path, olderThan = dayMs } = {},
): Promise<number> {
  let removed = 0
  const oldest = backend.clock.now().getTime() - olderThan
  for await (const { path, writtenAt } of backend.files.entries(folder)) {
    if (used.has(nameOf(path)) || writtenAt.getTime() >= oldest) continue
    await backend.files.remove(path)
    removed++
  }
  return removed
}

/** `derived/{hash}/{file}`, `imports/{upload}/{piece}` */
function folderOf(path: string): string {
  return path.split('/')[1] ?? ''
}
