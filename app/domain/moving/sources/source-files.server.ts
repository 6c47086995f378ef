import { createReadStream } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { movingCopy } from '~/domain/moving/moving.copy'
import { UnreadableSource } from '~/domain/moving/readers/reader'

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
  if (/\.zip$/i.test(path)) return openZip(path)
  const name = basename(path)
  return {
    names: [name],
    size: () => stats.size,
    read: async () => createReadStream(path),
    close: () => {},
  }
}

/** Skips links that lead out of the folder. */
async function openFolder(path: string): Promise<SourceFiles> {
  const root = await realpath(path)
  const sizes = new Map<string, number>()
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    const full = await realpath(join(entry.parentPath, entry.name)).catch(() => '')
    if (!full.startsWith(root + sep)) continue
    const stats = await stat(full)
    if (stats.isFile())
      sizes.set(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'), stats.size)
    if (sizes.size > maxEntries) throw new UnreadableSource(movingCopy.tooManyFiles)
  }
  return {
    names: [...sizes.keys()],
    size: (name) => sizes.get(name) ?? 0,
    read: async (name) => createReadStream(join(root, name)),
    close: () => {},
  }
}

/** yauzl refuses absolute names and `..`, and fails a stream that is longer than its entry says. */
async function openZip(path: string): Promise<SourceFiles> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new UnreadableSource(movingCopy.badArchive(error.message))
  })
  const entries = new Map<string, yauzl.Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry
      if (fileName.endsWith('/')) continue
      if (uncompressedSize > maxSmallBytes && uncompressedSize > maxBombRatio * compressedSize)
        throw new UnreadableSource(movingCopy.bomb(fileName))
      entries.set(fileName, entry)
      if (entries.size > maxEntries) throw new UnreadableSource(movingCopy.tooManyFiles)
    }
  } catch (error) {
    zip.close()
    if (error instanceof UnreadableSource) throw error
    throw new UnreadableSource(movingCopy.badArchive((error as Error).message))
  }
  return {
    names: [...entries.keys()],
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    read: (name) => zip.openReadStreamPromise(entries.get(name) as yauzl.Entry),
    close: () => zip.close(),
  }
}

/** The file at an address: the one whose path ends most like it. Undefined if several have only its name. */
export function findFile(names: readonly string[], address: string): string | undefined {
  const segments = decoded(address.replace(/[?#].*/s, ''))
    .split('/')
    .filter(Boolean)
  for (let count = segments.length; count > 0; count--) {
    const end = segments.slice(-count).join('/').toLowerCase()
    const found = names.filter((name) => `/${name.toLowerCase()}`.endsWith(`/${end}`))
    if (found.length === 1) return found[0]
    if (found.length > 1) return undefined
  }
  return undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
