import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Backend } from '~/platform/backend.server'
import { tallyStream } from '~/platform/backups/archive/lines.server'
import { DamagedBackupError, type StoredEntry } from '~/platform/backups/archive/manifest'
import { nounsWith } from '~/platform/changes/nouns'
import { unlessMissing } from '~/platform/files/file-path'
import { contentHash } from '~/platform/pictures/inspect-picture.server'
import { makeRenditions } from '~/platform/pictures/make-renditions.server'
import { allRenditions, generatedFormats, renditionWidths } from '~/platform/pictures/rendition'
import { blobPath, byFileList, linesPath, type SnapshotStore } from './snapshot-store.server'

export type Site = Pick<Backend, 'db' | 'files' | 'nouns'>

export type FileFindings = Awaited<ReturnType<typeof verifyFiles>>

interface Expected {
  path: string
  bytes: number
  contentHash?: string
}

/** Restores missing or damaged files from the backups, if these can be reached. */
export async function verifyFiles(site: Site, store: SnapshotStore | undefined) {
  const findings = { checked: 0, repaired: [] as string[], lost: [] as string[] }
  const backupEntries = store && (await newestEntries(store))
  for (const expected of await expectedFiles(site)) {
    findings.checked += 1
    if (await isIntact(site, expected)) continue
    const entry = backupEntries?.get(expected.path)
    const isRepaired = store && entry && (await restoreFile(site, store, entry, expected))
    findings[isRepaired ? 'repaired' : 'lost'].push(expected.path)
  }
  return findings
}

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
  const picturePaths = new Set(pictures.map(({ path }) => path))
  return [...pictures, ...files.flat().filter(({ path }) => !picturePaths.has(path))]
}

async function isIntact({ files }: Site, expected: Expected): Promise<boolean> {
  const stream = await unlessMissing(files.read(expected.path))
  if (!stream) return false
  const bytes = await buffer(stream)
  if (bytes.byteLength !== expected.bytes) return false
  return expected.contentHash === undefined || contentHash(bytes) === expected.contentHash
}

async function restoreFile(
  site: Site,
  store: SnapshotStore,
  { path, sha256 }: StoredEntry,
  expected: Expected,
): Promise<boolean> {
  const source = await unlessMissing(store.files.read(blobPath(sha256)))
  if (!source) return false
  await site.files.put(path, source)
  return isIntact(site, expected)
}

async function newestEntries(store: SnapshotStore): Promise<Map<string, StoredEntry>> {
  const entries = new Map<string, StoredEntry>()
  for (const manifest of byFileList(await store.list())) {
    for await (const entry of store.entries(manifest)) {
      if (!entries.has(entry.path)) entries.set(entry.path, entry)
    }
  }
  return entries
}

export async function verifyRenditions(site: Site): Promise<FileFindings> {
  const findings: FileFindings = { checked: 0, repaired: [], lost: [] }
  const pictures = await site.db
    .selectFrom('stored_pictures')
    .select(['path', 'content_hash', 'width', 'renditions', 'tall_part'])
    .execute()
  for (const picture of pictures) {
    const renditions = allRenditions(picture)
    findings.checked += renditions.length
    const sizes = await Promise.all(
      renditions.map(({ path }) => unlessMissing(site.files.size(path))),
    )
    if (renditions.every(({ size }, index) => size === sizes[index])) continue
    const isRegenerated = await regenerateRenditions(site, picture).catch(() => false)
    findings[isRegenerated ? 'repaired' : 'lost'].push(picture.path)
  }
  return findings
}

async function regenerateRenditions(
  { db, files }: Site,
  { path, content_hash, width }: { path: string; content_hash: string; width: number },
): Promise<boolean> {
  const bytes = await buffer(await files.read(path))
  const options = { widths: renditionWidths(width), formats: generatedFormats }
  const renditions = await makeRenditions(files, { bytes, contentHash: content_hash }, options)
  await db
    .updateTable('stored_pictures')
    // The running site regenerates the crops for phones and tablets.
    .set({ renditions: JSON.stringify(renditions), tall_part: null })
    .where('path', '=', path)
    .execute()
  return true
}

export async function verifyBackups(store: SnapshotStore) {
  /** The results by path, so that content shared by several backups is read once. */
  const checked = new Map<string, Promise<void>>()
  const check = (path: string, sha256: string, open: () => Promise<Readable>) => {
    const result = checked.get(path) ?? requireHash(open, sha256)
    checked.set(path, result)
    return result
  }
  const damaged: string[] = []
  const ids = await store.ids()
  for (const id of ids) {
    try {
      const manifest = await store.read(id)
      for (const { sha256 } of [...manifest.tables, manifest.files]) {
        await check(linesPath(sha256), sha256, () => store.lines(sha256))
      }
      for await (const { sha256 } of store.entries(manifest)) {
        const path = blobPath(sha256)
        await check(path, sha256, () => store.files.read(path))
      }
    } catch {
      damaged.push(id)
    }
  }
  return { intact: ids.length - damaged.length, damaged }
}

async function requireHash(open: () => Promise<Readable>, expected: string): Promise<void> {
  const { sha256 } = await tallyStream(await open())
  if (sha256 !== expected) throw new DamagedBackupError(`${expected} is damaged`)
}
