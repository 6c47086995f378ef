import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { UploadRefusal } from '~/forms/upload'
import type { Clock } from '~/platform/runtime/clock'

/** A temporary local file. */
export interface ReceivedFile {
  path: string
  /** Bytes. */
  size: number
}

/** A refused upload, whose file has been removed. */
export class RefusedUpload extends Error {
  readonly code: UploadRefusal

  constructor(code: UploadRefusal, options?: ErrorOptions) {
    super(`Upload refused: ${code}`, options)
    this.code = code
  }
}

const prefix = 'skrivestue-upload-'
const hourMs = 60 * 60 * 1000
const abandonedAfterMs = {
  [prefix]: hourMs,
  'skrivestue-site-': 24 * hourMs,
  'skrivestue-backup-': 24 * hourMs,
  'skrivestue-bucket-': 24 * hourMs,
}

/**
 * Streams a request body to a temporary file for the callback and removes it afterwards. The body
 * is the file itself, because a multipart parser would hold each part in memory
 * (docs/decisions/0011-uploads.md).
 * @param maxBytes of the file
 * @throws RefusedUpload too-large, empty, malformed (it did not arrive whole)
 */
export async function withReceivedFile<T>(
  request: Request,
  maxBytes: number,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) {
    throw new RefusedUpload('too-large')
  }
  const path = join(tmpdir(), `${prefix}${randomUUID()}`)
  try {
    const size = await receive(request, maxBytes, path)
    if (size === 0) throw new RefusedUpload('empty')
    return await work({ path, size })
  } finally {
    await rm(path, { force: true })
  }
}

async function receive({ body }: Request, maxBytes: number, path: string): Promise<number> {
  if (body === null) return 0
  let size = 0
  const counted = new Transform({
    transform(chunk: Uint8Array, _, pass) {
      size += chunk.byteLength
      if (size > maxBytes) pass(new RefusedUpload('too-large'))
      else pass(null, chunk)
    },
  })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), counted, file)
  } catch (error) {
    if (error instanceof RefusedUpload || isOurDisk(error)) throw error
    throw new RefusedUpload('malformed', { cause: error })
  }
  return size
}

/** Whether the disk is full or failing; any other error is the connection. */
function isOurDisk(error: unknown): boolean {
  const { syscall = '' } = error as NodeJS.ErrnoException
  return ['open', 'write', 'close'].includes(syscall)
}

/**
 * Removes what interrupted work left in the temporary folder. Younger files may belong to another
 * process, and fetching the whole site over a slow line takes hours.
 */
export async function removeAbandonedUploads(clock: Clock, folder = tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const maxAge = Object.entries(abandonedAfterMs).find(([start]) => name.startsWith(start))?.[1]
    if (maxAge === undefined) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && clock.now().getTime() - found.mtimeMs > maxAge) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}
