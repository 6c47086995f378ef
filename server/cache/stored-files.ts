import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import fresh from 'fresh'
import type { Backend } from '../../app/platform/backend.server'
import type { FileBody, Visit } from '../../app/platform/pages/visit.server'
import { refuse } from '../requests/refusals'
import { refusalText } from '../requests/refusals.copy'
import { editionHeader, editionName, sharedHeaders } from './cache-in-front'
import { type NextPublication, ResponseCache } from './response-cache'

interface Range {
  start: number
  end: number
}

const kilobyte = 1024
/** Larger files are read from the store on each request. */
const maxFileBytes = 512 * kilobyte
const maxBytes = 16 * kilobyte * kilobyte
const entryOverhead = 2048

const revalidated = new Set(['cache-control', 'etag', editionName])

type FileAnswer = ReturnType<typeof fileAnswer> & { bytes?: Buffer }

function fileAnswer(file: FileBody, headers: [string, string][]) {
  const allHeaders = [...headers]
  if (file.supportsRanges) allHeaders.push(['Accept-Ranges', 'bytes'])
  return {
    file,
    etag: headers.find(([name]) => name.toLowerCase() === 'etag')?.[1] ?? null,
    headers: allHeaders.flat(),
    fullHeaders: [...allHeaders, ['Content-Length', String(file.size)]].flat(),
    notModified: allHeaders.filter(([name]) => revalidated.has(name.toLowerCase())).flat(),
    isCached: false,
  }
}

/**
 * Sends stored files on Node's own responses. Public files are cached by URL until something changes, so
 * they need neither router nor database; small ones are cached with their bytes
 * (docs/decisions/0029-files-before-the-router.md).
 */
export class StoredFiles {
  readonly #backend: Backend
  readonly #security: Record<string, string>
  readonly #cache: ResponseCache<FileAnswer>

  constructor(backend: Backend, security: Record<string, string>, publications?: NextPublication) {
    this.#backend = backend
    this.#security = security
    this.#cache = new ResponseCache({ clock: backend.clock, publications, maxBytes, bytesOf })
    backend.live.subscribe(() => this.#cache.clear())
  }

  get generation(): number {
    return this.#cache.generation
  }

  get(url: string): FileAnswer | undefined {
    return this.#cache.get(url)
  }

  /**
   * Cached if the file is public and was requested under its own URL.
   * @param edition the one at the time of the request, if a cache in front stores public files, too
   */
  answerFor(
    { file, isPrivate, normalizedUrl }: Visit,
    headers: Headers,
    url: string | undefined,
    generation: number,
    edition?: number,
  ): FileAnswer | undefined {
    if (!file) return undefined
    const isPublic = !isPrivate && normalizedUrl !== undefined && normalizedUrl === url
    if (!isPublic) return fileAnswer(file, [...headers])
    const own = [...headers]
    const answer = fileAnswer(
      file,
      edition === undefined
        ? own
        : [...sharedHeaders(own, generation === this.generation), editionHeader(edition)],
    )
    answer.isCached = this.#cache.set(normalizedUrl, answer, generation)
    return answer
  }

  send(request: IncomingMessage, response: ServerResponse, answer: FileAnswer) {
    const { file, etag, bytes } = answer
    if (etag !== null && fresh(request.headers, { etag })) {
      response.writeHead(304, answer.notModified).end()
      return
    }
    const range = file.supportsRanges ? rangeOf(request.headers.range, file.size) : undefined
    if (range === 'unsatisfiable') return this.#sendUnsatisfiable(response, file)
    const status = range ? 206 : 200
    const headers = range ? partHeaders(answer, range) : answer.fullHeaders
    if (request.method === 'HEAD') response.writeHead(status, headers).end()
    else if (bytes && !range) response.writeHead(status, headers).end(bytes)
    else void this.#read(response, answer, { status, headers, range })
  }

  /** Answers 503 if the file cannot be read, since a later request may succeed. */
  async #read(
    response: ServerResponse,
    answer: FileAnswer,
    { status, headers, range }: { status: number; headers: string[]; range: Range | undefined },
  ): Promise<void> {
    const { file } = answer
    try {
      const stream = await this.#backend.files.read(file.path, range)
      if (answer.isCached && !range && file.size <= maxFileBytes) {
        answer.bytes = await readAll(stream, file.size)
        response.writeHead(status, headers).end(answer.bytes)
      } else {
        response.writeHead(status, headers)
        await pipeline(stream, response)
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return
      this.#backend.log.error({ err: error, file: file.path }, 'a stored file could not be read')
      if (!response.headersSent) refuse(response, unavailable, this.#security)
    }
  }

  #sendUnsatisfiable(response: ServerResponse, { size }: FileBody) {
    response
      .writeHead(416, {
        ...this.#security,
        'Content-Range': `bytes */${size}`,
        'Cache-Control': 'no-store',
      })
      .end()
  }
}

const unavailable = { status: 503, reason: refusalText.file, retryAfter: 30 }

async function readAll(stream: Readable, size: number): Promise<Buffer> {
  const bytes = await buffer(stream)
  if (bytes.length !== size) throw new Error(`it has ${bytes.length} bytes instead of ${size}`)
  return bytes
}

function partHeaders({ headers, file }: FileAnswer, { start, end }: Range): string[] {
  const part = ['Content-Range', `bytes ${start}-${end}/${file.size}`]
  return [...headers, 'Content-Length', String(end - start + 1), ...part]
}

function bytesOf({ file }: FileAnswer): number {
  return (file.size <= maxFileBytes ? file.size : 0) + entryOverhead
}

/** Undefined means the whole file, also for multiple ranges, which media players do not use. */
export function rangeOf(
  header: string | undefined,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
