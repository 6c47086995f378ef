import { excludedFolders } from '~/platform/backups/excluded'
import type { SnapshotStore } from '~/platform/backups/snapshot-store.server'
import { unlessMissing } from '~/platform/files/file-path'
import type { FileEntry, FileStore } from '~/platform/files/file-store.server'
import { tallyStream } from './lines.server'
import type { StoredEntry } from './manifest'

/** The number of concurrent copies: enough to use a disk without delaying visitors. */
const maxConcurrent = 4

export type KnownFiles = Map<string, StoredEntry>

export async function filesOfLastBackup(store: SnapshotStore): Promise<KnownFiles> {
  const known: KnownFiles = new Map()
  const [last] = await store.list()
  if (!last) return known
  for await (const entry of store.entries(last)) known.set(entry.path, entry)
  return known
}

export async function* filesToBackUp(files: FileStore): AsyncIterable<FileEntry> {
  for await (const entry of files.entries('')) {
    const folder = entry.path.slice(0, entry.path.indexOf('/'))
    if (!excludedFolders.includes(folder)) yield entry
  }
}

export async function countNewBytes(files: FileStore, known: KnownFiles): Promise<number> {
  let bytes = 0
  for await (const entry of filesToBackUp(files)) if (!isKnown(entry, known)) bytes += entry.size
  return bytes
}

export async function copyFiles(files: FileStore, store: SnapshotStore, known: KnownFiles) {
  const copied: KnownFiles = new Map()
  const iterator = filesToBackUp(files)[Symbol.asyncIterator]()
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      const entry = isKnown(next.value, known)
        ? known.get(next.value.path)
        : await unlessMissing(storeFile(files, store, next.value))
      if (!entry) continue
      known.set(entry.path, entry)
      copied.set(entry.path, entry)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
  return copied
}

/** @throws FileMissingError if it was removed since it was listed */
async function storeFile(files: FileStore, store: SnapshotStore, { path, writtenAt }: FileEntry) {
  const { sha256, bytes } = await tallyStream(await files.read(path))
  await store.putFile(sha256, () => files.read(path))
  return { path, sha256, bytes, writtenAt: writtenAt.toISOString() }
}

function isKnown({ path, size, writtenAt }: FileEntry, known: KnownFiles): boolean {
  const previous = known.get(path)
  return previous?.bytes === size && previous.writtenAt === writtenAt.toISOString()
}
