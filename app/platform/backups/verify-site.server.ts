import { buffer } from 'node:stream/consumers'
import type { Backend } from '~/platform/backend.server'
import { nounsWith } from '~/platform/changes/nouns'
import { FileMissingError } from '~/platform/files/file-path'
import { contentHash } from '~/platform/pictures/inspect-picture.server'
import { makeRenditions } from '~/platform/pictures/make-renditions.server'
import {
  madeFormats,
  readRenditions,
  renditionWidths,
  tallRenditions,
} from '~/platform/pictures/rendition'
import { tallyOf } from './lines.server'
import type { StoredEntry } from './manifest'
import type { SnapshotStore } from './snapshot-store.server'
import { filePath } from './snapshot-store.server'
import { contentTypeOf } from './unfinished-restore.server'

export type Site = Pick<Backend, 'db' | 'files' | 'nouns'>

export interface FileFindings {
  checked: number
  /** Paths that were missing or damaged and have been repaired. */
  mended: string[]
  /** Paths that are missing or damaged and in no backup. */
  lost: string[]
}

/** The size and hash of a file according to its row. */
interface Expected {
  path: string
  bytes: number
  /** The beginning of the SHA-256, for pictures. */
  contentHash?: string
}

/**
 * Compares every file named by a row with size and hash in the row, and restores missing or damaged
 * files from the backups.
 * @param store the backups; undefined if they are unreachable
 */
export async function verifyFiles(site: Site, store: SnapshotStore | undefined) {
  const findings: FileFindings = { checked: 0, mended: [], lost: [] }
  const backedUp = store && (await newestEntries(store))
  for (const expected of await expectedFiles(site)) {
    findings.checked += 1
    if (await isRight(site, expected)) continue
    const entry = backedUp?.get(expected.path)
    const mended = store && entry && (await putBack(site, store, entry, expected))
    findings[mended ? 'mended' : 'lost'].push(expected.path)
  }
  return findings
}

/** The files of pictures and of every noun that is about a file. */
export async function expectedFiles({ db, nouns }: Site): Promise<Expected[]> {
  const pictures = await db
    .selectFrom('stored_pictures')
    .select(['path', 'file_size as bytes', 'content_hash as contentHash'])
    .execute()
  const files = await Promise.all(
    nounsWith(nouns, 'file_path').map((noun) =>
      db
        .selectFrom(noun as 'hymn_files')
        .select(['file_path as path', 'file_size as bytes'])
        .execute(),
    ),
  )
  const known = new Set(pictures.map(({ path }) => path))
  return [...pictures, ...files.flat().filter(({ path }) => !known.has(path))]
}

async function isRight({ files }: Site, expected: Expected): Promise<boolean> {
  try {
    const bytes = await buffer(await files.read(expected.path))
    if (bytes.byteLength !== expected.bytes) return false
    return expected.contentHash === undefined || contentHash(bytes) === expected.contentHash
  } catch (error) {
    if (error instanceof FileMissingError) return false
    throw error
  }
}

async function putBack(
  site: Site,
  store: SnapshotStore,
  { path, sha256 }: StoredEntry,
  expected: Expected,
): Promise<boolean> {
  try {
    const source = await store.files.read(filePath(sha256))
    await site.files.put(path, source, { contentType: contentTypeOf(path) })
    return await isRight(site, expected)
  } catch (error) {
    if (error instanceof FileMissingError) return false
    throw error
  }
}

/** Every path in a backup, from the newest that has it. */
async function newestEntries(store: SnapshotStore): Promise<Map<string, StoredEntry>> {
  const entries = new Map<string, StoredEntry>()
  const lists = new Set<string>()
  for (const manifest of await store.list()) {
    if (lists.has(manifest.files.sha256)) continue
    lists.add(manifest.files.sha256)
    for await (const entry of store.entries(manifest)) {
      if (!entries.has(entry.path)) entries.set(entry.path, entry)
    }
  }
  return entries
}

/**
 * Regenerates renditions that are missing or differ in size.
 * @returns the originals whose renditions were regenerated, and those that failed
 */
export async function verifyRenditions(site: Site): Promise<FileFindings> {
  const findings: FileFindings = { checked: 0, mended: [], lost: [] }
  const pictures = await site.db
    .selectFrom('stored_pictures')
    .select(['path', 'content_hash', 'width', 'renditions', 'tall_part'])
    .execute()
  for (const picture of pictures) {
    const tall = tallRenditions(picture.tall_part)
    const renditions = [...readRenditions(picture.renditions), ...tall]
    findings.checked += renditions.length
    const sizes = await Promise.all(renditions.map(({ path }) => sizeOf(site, path)))
    if (renditions.every(({ size }, index) => size === sizes[index])) continue
    const made = await makeAnew(site, picture).catch(() => false)
    findings[made ? 'mended' : 'lost'].push(picture.path)
  }
  return findings
}

async function sizeOf({ files }: Site, path: string): Promise<number | undefined> {
  return files.size(path).catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined
    throw error
  })
}

async function makeAnew(
  { db, files }: Site,
  { path, content_hash, width }: { path: string; content_hash: string; width: number },
): Promise<boolean> {
  const bytes = await buffer(await files.read(path))
  const wanted = { widths: renditionWidths(width), formats: madeFormats }
  const made = await makeRenditions(files, { bytes, contentHash: content_hash }, wanted)
  await db
    .updateTable('stored_pictures')
    // The running site regenerates the crops for phones and tablets.
    .set({ renditions: JSON.stringify(made), tall_part: null })
    .where('path', '=', path)
    .execute()
  return true
}

/**
 * Verifies every blob of every backup.
 * @returns how many were removed backups are whole, and the names of those that are not
 */
export async function verifyBackups(
  store: SnapshotStore,
): Promise<{ whole: number; damaged: string[] }> {
  const checked = new Map<string, boolean>()
  const holds = async (sha256: string, read: () => Promise<{ sha256: string }>) => {
    const known = checked.get(sha256)
    if (known !== undefined) return known
    const isWhole = await read().then(
      (found) => found.sha256 === sha256,
      () => false,
    )
    checked.set(sha256, isWhole)
    return isWhole
  }
  const damaged: string[] = []
  const ids = await store.ids()
  for (const id of ids) {
    try {
      const manifest = await store.read(id)
      for (const { sha256 } of [...manifest.tables, manifest.files]) {
        if (!(await holds(sha256, async () => tallyOf(await store.lines(sha256)))))
          throw new Error()
      }
      for await (const { sha256 } of store.entries(manifest)) {
        const read = async () => tallyOf(await store.files.read(filePath(sha256)))
        if (!(await holds(sha256, read))) throw new Error()
      }
    } catch {
      damaged.push(id)
    }
  }
  return { whole: ids.length - damaged.length, damaged }
}
