import { createReadStream } from 'node:fs'
import { open, readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { movingCopy } from '~/domain/moving/moving.copy'
import { UnreadableSource } from '~/domain/moving/readers/reader'
import { decodePercent } from '~/http/decode-percent'

/** The files of a source by their names with slashes: one file, a folder or a ZIP archive, which is never unpacked. */
export interface SourceFiles {
  names: readonly string[]
  size(name: string): number
  read(name: string): Promise<Readable>
  close(): void
}

const maxEntries = 200_000
const maxBombRatio = 200
const maxSmallBytes = 50 * 1024 * 1024

/** @throws UnreadableSource */
export async function openSourceFiles(path: string): Promise<SourceFiles> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats) throw new UnreadableSource(movingCopy.noSuchFile(basename(path)))
  if (stats.isDirectory()) return openFolder(path)
  if (!stats.isFile()) throw new UnreadableSource(movingCopy.noSuchFile(basename(path)))
  if (await isArchive(path)) return openZip(path)
  const name = basename(path)
  return {
    names: [name],
    size: () => stats.size,
    read: async () => createReadStream(path),
    close: () => {},
  }
}

/** `PK` with the number of a file's header, or of the end of an empty archive. */
const archiveStarts = new Set([0x504b0304, 0x504b0506])

/** Recognises an archive by its first bytes, whatever its name. */
async function isArchive(path: string): Promise<boolean> {
  const file = await open(path).catch(() => {
    throw new UnreadableSource(movingCopy.unreadable)
  })
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return archiveStarts.has(buffer.readUInt32BE()) || /\.zip$/i.test(path)
  } finally {
    await file.close()
  }
}

/** Files that macOS adds to archives and folders. */
const isHidden = (name: string) => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name)

/** Skips links that lead out of the folder. */
async function openFolder(path: string): Promise<SourceFiles> {
  const root = await realpath(path)
  const sizes = new Map<string, number>()
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    const full = await realpath(join(entry.parentPath, entry.name)).catch(() => '')
    if (!full.startsWith(root + sep)) continue
    const stats = await stat(full)
    const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (stats.isFile() && !isHidden(name)) sizes.set(name, stats.size)
    if (sizes.size > maxEntries) throw new UnreadableSource(movingCopy.tooManyFiles)
  }
  return {
    names: [...sizes.keys()],
    size: (name) => sizes.get(name) ?? 0,
    read: async (name) => createReadStream(join(root, name)),
    close: () => {},
  }
}

/** yauzl refuses absolute names and `..`, and fails a stream that is longer than its entry says. Links are no files. */
async function openZip(path: string): Promise<SourceFiles> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw unreadableArchive(error)
  })
  const entries = new Map<string, yauzl.Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry
      if (fileName.endsWith('/') || isHidden(fileName) || isLink(entry)) continue
      if (entry.isEncrypted()) throw new UnreadableSource(movingCopy.lockedArchive)
      if (uncompressedSize > maxSmallBytes && uncompressedSize > maxBombRatio * compressedSize)
        throw new UnreadableSource(movingCopy.bomb(fileName))
      entries.set(fileName, entry)
      if (entries.size > maxEntries) throw new UnreadableSource(movingCopy.tooManyFiles)
    }
  } catch (error) {
    zip.close()
    throw error instanceof UnreadableSource ? error : unreadableArchive(error as Error)
  }
  return {
    names: [...entries.keys()],
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    read: (name) => zip.openReadStreamPromise(entries.get(name) as yauzl.Entry),
    close: () => zip.close(),
  }
}

const linkType = 0o120000
const typeMask = 0o170000

const isLink = ({ externalFileAttributes }: yauzl.Entry) =>
  ((externalFileAttributes >>> 16) & typeMask) === linkType

function unreadableArchive({ message }: Error): UnreadableSource {
  const isUnsafe = /relative path|absolute path|invalid characters/.test(message)
  return new UnreadableSource(isUnsafe ? movingCopy.unsafeArchive : movingCopy.brokenArchive)
}

/** The names by their last part. */
const indexes = new WeakMap<readonly string[], Map<string, string[]>>()

function namesLike(names: readonly string[], file: string): readonly string[] {
  const index = indexes.get(names) ?? Map.groupBy(names, lastPart)
  indexes.set(names, index)
  return index.get(lastPart(file)) ?? []
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1).toLowerCase()

/** The file at an address: the one whose path ends most like it. Undefined if several have only its name. */
export function findFile(names: readonly string[], address: string): string | undefined {
  const segments = decodePercent(address.replace(/[?#].*/s, ''))
    .normalize('NFC')
    .split('/')
    .filter(Boolean)
  const candidates = namesLike(names, segments.at(-1) ?? '')
  for (let count = segments.length; count > 0; count--) {
    const end = segments.slice(-count).join('/').toLowerCase()
    const found = candidates.filter((name) => `/${name.toLowerCase()}`.endsWith(`/${end}`))
    if (found.length === 1) return found[0]
    if (found.length > 1) return undefined
  }
  return undefined
}
