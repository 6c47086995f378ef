import { basename } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { linesOf, tallyStream } from '~/platform/backups/archive/lines.server'
import {
  type Archive,
  DamagedBackupError,
  type Manifest,
  manifestSchema,
  type StoredEntry,
  storedEntrySchema,
} from '~/platform/backups/archive/manifest'
import { FileMissingError } from '~/platform/files/file-path'
import type { FileStore } from '~/platform/files/file-store.server'

/**
 * The stored backups: `blobs/{first two characters of the hash}/{hash}` holds each content once,
 * `snapshots/{id}.json` lists the contents of a backup. Rows and lists are compressed and end in
 * `.gz`; their hash is that of the uncompressed content.
 */
export class SnapshotStore {
  readonly files: FileStore
  readonly #manifests = new Map<string, Manifest>()

  constructor(files: FileStore) {
    this.files = files
  }

  async ids(): Promise<string[]> {
    const ids: string[] = []
    for await (const { path } of this.files.entries('snapshots')) ids.push(basename(path, '.json'))
    return ids
  }

  async list(): Promise<Manifest[]> {
    const ids = await this.ids()
    for (const id of this.#manifests.keys()) if (!ids.includes(id)) this.#manifests.delete(id)
    const manifests = await Promise.all(ids.map((id) => this.read(id).catch(undefinedIfUnreadable)))
    return manifests
      .filter((manifest) => manifest !== undefined)
      .sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1))
  }

  async read(id: string): Promise<Manifest> {
    const cached = this.#manifests.get(id)
    if (cached) return cached
    const json = await text(await this.files.read(snapshotPath(id)))
    const manifest = parseManifest(id, json)
    this.#manifests.set(id, manifest)
    return manifest
  }

  async write(manifest: Manifest): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
    await this.files.put(snapshotPath(manifest.id), bytes)
    const written = await buffer(await this.files.read(snapshotPath(manifest.id)))
    if (written.equals(bytes)) return
    await this.remove(manifest.id)
    throw new DamagedBackupError('The manifest was not written completely')
  }

  async remove(id: string): Promise<void> {
    await this.files.remove(snapshotPath(id))
    this.#manifests.delete(id)
  }

  async has(id: string): Promise<boolean> {
    return this.files.exists(snapshotPath(id))
  }

  /** Stores a file's content if missing, and reads it back to verify it. */
  async putFile(sha256: string, open: () => Promise<Readable>): Promise<void> {
    const path = blobPath(sha256)
    await this.#put(path, sha256, open, () => this.files.read(path))
  }

  async putLines(sha256: string, open: () => Promise<Readable>): Promise<void> {
    await this.#put(linesPath(sha256), sha256, open, () => this.lines(sha256))
  }

  async #put(
    path: string,
    sha256: string,
    open: () => Promise<Readable>,
    readBack: () => Promise<Readable>,
  ): Promise<void> {
    if (await this.files.exists(path)) return
    await this.files.put(path, await open())
    const written = await readBack()
      .then(tallyStream)
      .catch((error: Error) => error)
    if ('sha256' in written && written.sha256 === sha256) return
    await this.files.remove(path)
    throw new DamagedBackupError('A blob was not written correctly', { cause: written })
  }

  async *entries({ files }: Manifest): AsyncIterable<StoredEntry> {
    for await (const line of linesOf(await this.lines(files.sha256))) {
      yield storedEntrySchema.parse(JSON.parse(line))
    }
  }

  /** Opens a backup for reading. @throws FileMissingError */
  async archive(id: string): Promise<Archive> {
    const manifest = await this.read(id)
    const hashes = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]))
    const lines = (sha256: string | undefined) => this.lines(sha256 ?? '')
    return {
      manifest,
      entries: () => this.entries(manifest),
      rows: async function* (table) {
        yield* linesOf(await lines(hashes.get(table)))
      },
      file: ({ sha256 }) => this.files.read(blobPath(sha256)),
      close: async () => {},
    }
  }

  /** Removes nothing if a manifest cannot be read. */
  async removeUnusedBlobs(): Promise<void> {
    const used = new Set<string>()
    const manifests = await Promise.all((await this.ids()).map((id) => this.read(id)))
    for (const { tables, files } of manifests) {
      for (const { sha256 } of [...tables, files]) used.add(linesPath(sha256))
    }
    for (const manifest of byFileList(manifests)) {
      for await (const { sha256 } of this.entries(manifest)) used.add(blobPath(sha256))
    }
    for await (const { path } of this.files.entries('blobs')) {
      if (!used.has(path)) await this.files.remove(path)
    }
  }

  async lines(sha256: string): Promise<Readable> {
    const compressed = await this.files.read(linesPath(sha256))
    const gunzip = createGunzip()
    // If one stream fails, both end; the reader gets the error from the returned one.
    return pipeline(compressed, gunzip, () => undefined)
  }
}

/** Of two backups at one instant, the later id is longer. */
function orderOf({ takenAt, id }: Manifest): string {
  return `${takenAt} ${String(id.length).padStart(3, '0')} ${id}`
}

/** One manifest for each list of files, since most backups have that of the one before. */
export function byFileList(manifests: readonly Manifest[]): Iterable<Manifest> {
  return new Map(manifests.map((manifest) => [manifest.files.sha256, manifest])).values()
}

function undefinedIfUnreadable(error: unknown): undefined {
  if (error instanceof DamagedBackupError || error instanceof FileMissingError) return undefined
  throw error
}

function parseManifest(id: string, words: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(words))
  } catch (error) {
    throw new DamagedBackupError(`The backup ${id} is damaged`, { cause: error })
  }
}

export function blobPath(sha256: string): string {
  return `blobs/${sha256.slice(0, 2)}/${sha256}`
}

export function linesPath(sha256: string): string {
  return `${blobPath(sha256)}.gz`
}

function snapshotPath(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new FileMissingError(id)
  return `snapshots/${id}.json`
}
