import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { noCollaboration } from '~/domain/files/files'
import { storeFile } from '~/domain/files/files-commands.server'
import { type UploadPurpose, uploadPath } from '~/domain/images/image-paths'
import {
  isStored,
  storePicture,
  uniqueStamp,
} from '~/domain/images/stored-pictures/store-picture.server'
import type { FileReference } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import { FetchError, fetchFile } from '~/domain/moving/sources/fetch-file.server'
import { findFile, type SourceFiles } from '~/domain/moving/sources/source-files.server'
import { isPicturePath } from '~/forms/editor-html'
import { displayedFileName } from '~/forms/file-name'
import { maxUploadBytes } from '~/forms/upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { storedRow } from '~/platform/changes/rows.server'
import { withTemporaryFile } from '~/platform/files/temporary-file.server'
import { PictureError } from '~/platform/pictures/picture-error'
import { faultOf } from '~/platform/runtime/fault'
import { isPdf, isWholePdf } from '~/platform/uploads/file-type.server'

interface FilesOptions {
  origin: string
  sources: readonly SourceFiles[]
  allowPrivateHosts: boolean
}

interface Storage {
  isThere(path: string): Promise<boolean>
  store(file: string, size: number): Promise<string>
}

/** Gets the files of a source and stores each once, whatever its address. */
export class ImportFiles {
  readonly missing: { name: string; reason: string }[] = []
  storedBytes = 0
  readonly #failed = new Map<string, string>()
  readonly #backend: Backend
  readonly #admin: Admin
  readonly #options: FilesOptions

  constructor(backend: Backend, admin: Admin, options: FilesOptions) {
    this.#backend = backend
    this.#admin = admin
    this.#options = options
  }

  /** The path of the stored picture; undefined if it is missing, which is recorded. */
  picture(reference: FileReference, purpose: UploadPurpose): Promise<string | undefined> {
    return this.#have(reference, maxUploadBytes.billede, {
      isThere: (path) => isStored(this.#backend, path),
      store: async (source) => {
        const path = uploadPath(purpose, uniqueStamp(this.#backend.clock))
        const { storedAt = '' } = reference
        const isFree = isPicturePath(storedAt) && !(await isStored(this.#backend, storedAt))
        const stored = { path: isFree ? storedAt : path, source }
        return (await storePicture(this.#backend, stored)).path
      },
    })
  }

  /** The id of the stored PDF. */
  pdf(
    reference: FileReference,
    collaborationId = noCollaboration,
    name?: string,
  ): Promise<string | undefined> {
    return this.#have(reference, maxUploadBytes.pdf, {
      isThere: async (id) =>
        (await storedRow(this.#backend, 'collaboration_files', id)) !== undefined,
      store: async (path, size) => {
        if (!(await isPdf(path))) throw new FetchError(uploadRefusalCopy['not-a-pdf'])
        if (!(await isWholePdf(path))) throw new FetchError(uploadRefusalCopy.damaged)
        const originalName = displayedFileName(name ?? nameOf(reference))
        const file = { path, size }
        return (
          await storeFile(this.#backend, this.#admin, { collaborationId, file, originalName })
        ).id
      },
    })
  }

  async #have(
    reference: FileReference,
    maxBytes: number,
    { isThere, store }: Storage,
  ): Promise<string | undefined> {
    const address = addressOf(reference)
    const known = await this.#knownPath(address)
    if (known && (await isThere(known))) return known
    try {
      const failure = this.#failed.get(address)
      if (failure) throw new FetchError(failure)
      return await withTemporaryFile('skrivestue-upload-', async (file) => {
        await this.#fetch(reference, file, maxBytes)
        const { size } = await stat(file)
        if (size === 0) throw new FetchError(uploadRefusalCopy.empty)
        const hash = `sha256:${await hashOf(file)}`
        const same = await this.#knownPath(hash)
        const path = same && (await isThere(same)) ? same : await store(file, size)
        this.storedBytes += size
        await this.#remember(address, path)
        await this.#remember(hash, path)
        return path
      })
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === undefined) throw error
      this.missing.push({ name: address, reason })
      this.#failed.set(address, reason)
      return undefined
    }
  }

  async #fetch({ url, name }: FileReference, target: string, maxBytes: number): Promise<void> {
    for (const source of this.#options.sources) {
      const found = findFile(source.names, name ?? url ?? '')
      if (found === undefined) continue
      if (source.size(found) > maxBytes) throw new FetchError(movingCopy.tooLarge)
      return copyFile(source, found, target)
    }
    if (/^data:/i.test(url ?? '')) return writeFile(target, await bytesOf(url ?? '', maxBytes))
    if (!url || !/^https?:\/\//i.test(url)) throw new FetchError(movingCopy.notInSource)
    const { allowPrivateHosts } = this.#options
    await fetchFile(url, target, { maxBytes, allowPrivateHosts })
  }

  async #knownPath(address: string): Promise<string | undefined> {
    const row = await this.#backend.db
      .selectFrom('import_files')
      .select('path')
      .where('origin', '=', this.#options.origin)
      .where('address', '=', address)
      .executeTakeFirst()
    return row?.path
  }

  async #remember(address: string, path: string): Promise<void> {
    await this.#backend.db
      .insertInto('import_files')
      .values({ origin: this.#options.origin, address, path })
      .onConflict((conflict) => conflict.columns(['origin', 'address']).doUpdateSet({ path }))
      .execute()
  }
}

const maxAddressLength = 2000

/** A longer one, such as a file in an address, is known by its hash. */
function addressOf({ url, name = '' }: FileReference): string {
  const address = url ?? name
  if (address.length <= maxAddressLength) return address
  const hash = createHash('sha256').update(address).digest('base64url')
  return `${address.slice(0, 80)}… ${hash}`
}

async function copyFile(source: SourceFiles, name: string, target: string): Promise<void> {
  try {
    await pipeline(await source.read(name), createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    if (faultOf(error)) throw error
    throw new FetchError(movingCopy.damagedFile)
  }
}

/** The bytes of a `data:` address. */
async function bytesOf(url: string, maxBytes: number): Promise<Buffer> {
  const response = await fetch(url).catch(() => {
    throw new FetchError(movingCopy.badAddress)
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > maxBytes) throw new FetchError(movingCopy.tooLarge)
  return bytes
}

export function nameOf({ name, url = '' }: FileReference): string {
  const path = name ?? url.replace(/[?#].*/s, '')
  return path.slice(path.lastIndexOf('/') + 1) || 'fil'
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('base64url')
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof FetchError) return error.message
  return error instanceof PictureError ? uploadRefusalCopy[error.code] : undefined
}
