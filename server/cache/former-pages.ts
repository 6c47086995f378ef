import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EncodedResponse, encodeResponse } from './encoded-response'

/** In DATA_DIR. */
export const formerPagesFolder = 'former-pages'

const megabyte = 1024 * 1024

/**
 * The last whole answer under each URL, in a folder that outlives the process: it is shown while the
 * present one cannot be made (docs/specification.md, "Data that cannot be read").
 */
export class FormerPages {
  readonly #folder: string
  readonly #maxBytes: number
  /** Bytes by file name, the one written longest ago first. */
  readonly #sizes = new Map<string, number>()
  readonly #tags = new Map<string, string>()
  #bytes = 0
  #work = Promise.resolve()

  /** @param folder is made where it is missing, in a folder that is there */
  constructor(folder: string, maxBytes = 64 * megabyte) {
    this.#folder = folder
    this.#maxBytes = maxBytes
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const found = readdirSync(folder).map((name) => ({ name, ...timeAndSize(join(folder, name)) }))
    for (const { name, size } of found.sort((a, b) => a.time - b.time)) this.#note(name, size)
  }

  /** Resolves when everything begun so far is written. */
  get settled(): Promise<void> {
    return this.#work
  }

  /** Writes it later, if it is another one than before. What cannot be written is not kept. */
  keep(url: string, page: EncodedResponse): void {
    const name = nameOf(url)
    if (this.#tags.get(name) === page.etag) return
    this.#tags.set(name, page.etag)
    this.#then(async () => {
      const { etag, headers } = page
      const first = `${JSON.stringify({ etag, headers })}\n`
      const content = Buffer.concat([Buffer.from(first), page.encodings.identity.body])
      const file = join(this.#folder, name)
      await writeFile(`${file}.new`, content, { mode: 0o600 })
      await rename(`${file}.new`, file)
      this.#note(name, content.length)
      await this.#removeOldest()
    })
  }

  /** For a URL that has no page any more. */
  forget(url: string): void {
    const name = nameOf(url)
    if (this.#sizes.has(name)) this.#then(() => this.#remove(name))
  }

  /** The page as it was, or undefined where none is kept or what is kept is not whole. */
  async get(url: string): Promise<EncodedResponse | undefined> {
    const content = await readFile(join(this.#folder, nameOf(url))).catch(() => undefined)
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

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => {})
  }

  #note(name: string, size: number): void {
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

function nameOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 32)
}

function timeAndSize(file: string): { time: number; size: number } {
  const { mtimeMs, size } = statSync(file)
  return { time: mtimeMs, size }
}
