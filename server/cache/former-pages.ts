import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EncodedResponse, encodeResponse } from './encoded-response'

export const formerPagesFolder = 'former-pages'

const megabyte = 1024 * 1024

/** Served while a page cannot be rendered (docs/specification.md, "Data that cannot be read"). */
export class FormerPages {
  readonly #folder: string
  readonly #maxBytes: number
  /** Sizes in bytes by file name, oldest first. */
  readonly #sizes = new Map<string, number>()
  readonly #tags = new Map<string, string>()
  #bytes = 0
  #queue = Promise.resolve()

  constructor(folder: string, maxBytes = 64 * megabyte) {
    this.#folder = folder
    this.#maxBytes = maxBytes
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const files = readdirSync(folder).map((name) => ({ name, ...statSync(join(folder, name)) }))
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs))
      this.#recordSize(name, size)
  }

  get pendingWrites(): Promise<void> {
    return this.#queue
  }

  /** Queues a write if the page has changed. Pages that cannot be written are skipped. */
  store(url: string, page: EncodedResponse): void {
    const name = fileNameOf(url)
    if (this.#tags.get(name) === page.etag) return
    this.#tags.set(name, page.etag)
    this.#enqueue(async () => {
      const { etag, headers } = page
      const header = `${JSON.stringify({ etag, headers })}\n`
      const content = Buffer.concat([Buffer.from(header), page.encodings.identity.body])
      const file = join(this.#folder, name)
      await writeFile(`${file}.new`, content, { mode: 0o600 })
      await rename(`${file}.new`, file)
      this.#recordSize(name, content.length)
      await this.#removeOldest()
    })
  }

  remove(url: string): void {
    const name = fileNameOf(url)
    if (this.#sizes.has(name)) this.#enqueue(() => this.#remove(name))
  }

  async get(url: string): Promise<EncodedResponse | undefined> {
    const content = await readFile(join(this.#folder, fileNameOf(url))).catch(() => undefined)
    if (content === undefined) return undefined
    try {
      const end = content.indexOf('\n')
      const { etag, headers } = JSON.parse(content.toString('utf8', 0, end))
      const page = encodeResponse(200, headers, content.subarray(end + 1))
      return page.etag === etag ? page : undefined
    } catch {
      return undefined
    }
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch(() => {})
  }

  #recordSize(name: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(name) ?? 0)
    this.#sizes.delete(name)
    this.#sizes.set(name, size)
  }

  async #removeOldest(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      await this.#remove(name)
    }
  }

  async #remove(name: string): Promise<void> {
    this.#bytes -= this.#sizes.get(name) ?? 0
    this.#sizes.delete(name)
    this.#tags.delete(name)
    await rm(join(this.#folder, name), { force: true })
  }
}

function fileNameOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 32)
}
