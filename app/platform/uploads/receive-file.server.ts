import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { UploadRefusal } from '~/forms/upload.copy'
import { withTemporaryFile } from '~/platform/files/temporary-file.server'

export interface ReceivedFile {
  path: string
  size: number
}

export class RefusedUpload extends Error {
  readonly code: UploadRefusal

  constructor(code: UploadRefusal, options?: ErrorOptions) {
    super(`Upload refused: ${code}`, options)
    this.code = code
  }
}

/**
 * The body is the file itself, because a multipart parser would hold each part in memory
 * (docs/decisions/0011-uploads.md).
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
  return withTemporaryFile('skrivestue-upload-', async (path) => {
    const size = await receive(request, maxBytes, path)
    if (size === 0) throw new RefusedUpload('empty')
    return work({ path, size })
  })
}

async function receive({ body }: Request, maxBytes: number, path: string): Promise<number> {
  if (body === null) return 0
  let size = 0
  const counter = new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.byteLength
      if (size > maxBytes) done(new RefusedUpload('too-large'))
      else done(null, chunk)
    },
  })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), counter, file)
  } catch (error) {
    if (error instanceof RefusedUpload || isDiskError(error)) throw error
    throw new RefusedUpload('malformed', { cause: error })
  }
  return size
}

/** Whether the disk is full or failing; any other error is the connection. */
function isDiskError(error: unknown): boolean {
  const { syscall = '' } = error as NodeJS.ErrnoException
  return ['open', 'write', 'close'].includes(syscall)
}
