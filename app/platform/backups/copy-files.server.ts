import { unlessMissing } from '~/platform/files/file-path'
import type { FileEntry, FileStore } from '~/platform/files/file-store.server'
import { leftOutFolders } from './left-out'
import { tallyOf } from './lines.server'
import type { StoredEntry } from './manifest'
import type { SnapshotStore } from './snapshot-store.server'

/** The number of concurrent copies: enough to use a disk without delaying visitors. */
const atOnce = 4

/** The known files of the site, by path. */
export type KnownFiles = Map<string, StoredEntry>

/** The files of the last backup. A file with the same size and time is unchanged. */
export async function filesOfLast(store: SnapshotStore): Promise<KnownFiles> {
  const known: KnownFiles = new Map()
  const [last] = await store.list()
  if (!last) return known
  for await (const entry of store.entries(last)) known.set(entry.path, entry)
  return known
}

/** The files that a backup must contain: all but generated ones. */
export async function* filesToBackUp(files: FileStore): AsyncIterable<FileEntry> {
  for await (const entry of files.entries('')) {
    const folder = entry.path.slice(0, entry.path.indexOf('/'))
    if (!leftOutFolders.includes(folder)) yield entry
  }
}

/** The size of new files in bytes. */
export async function newBytes(files: FileStore, known: KnownFiles): Promise<number> {
  let bytes = 0
  for await (const entry of filesToBackUp(files)) if (!isKnown(entry, known)) bytes += entry.size
  return bytes
}

/**
 * Copies new and changed files to the store and updates `known`.
 * @returns the files by path
 */
export async function copyFiles(
  files: FileStore,
  store: SnapshotStore,
  known: KnownFiles,
): Promise<KnownFiles> {
  const present: KnownFiles = new Map()
  const waiting = filesToBackUp(files)[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      const entry = isKnown(next.value, known)
        ? known.get(next.value.path)
        : await unlessMissing(stored(files, store, next.value))
      if (!entry) continue
      known.set(entry.path, entry)
      present.set(entry.path, entry)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return present
}

/** @throws FileMissingError if it was removed since it was listed */
async function stored(
  files: FileStore,
  store: SnapshotStore,
  { path, writtenAt }: FileEntry,
): Promise<StoredEntry> {
  const { sha256, bytes } = await tallyOf(await files.read(path))
  await store.putFile(sha256, () => files.read(path))
  return { path, sha256, bytes, writtenAt: writtenAt.toISOString() }
}

function isKnown({ path, size, writtenAt }: FileEntry, known: KnownFiles): boolean {
  const before = known.get(path)
  return before?.bytes === size && before.writtenAt === writtenAt.toISOString()
}
