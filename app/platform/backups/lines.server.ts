import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'

/** Yields to other work after this many characters: a few milliseconds. */
const charactersPerTurn = 128 * 1024
/** Far above any row, so that a damaged archive cannot fill memory. */
const maxLineLength = 32 * 1024 * 1024

export interface Tally {
  lines: number
  bytes: number
  sha256: string
}

/** Counts and hashes lines, each with its line feed. */
export class Tallying {
  readonly #hash = createHash('sha256')
  #lines = 0
  #bytes = 0

  add(text: string, lines: number): void {
    this.#hash.update(text)
    this.#lines += lines
    this.#bytes += Buffer.byteLength(text)
  }

  get bytes(): number {
    return this.#bytes
  }

  get tally(): Tally {
    return { lines: this.#lines, bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') }
  }
}

/** Values as lines of JSON, in chunks, yielding to other work between them. */
export async function* jsonLines(
  values: AsyncIterable<unknown>,
  tallying: Tallying,
): AsyncIterable<string> {
  let piece = ''
  let lines = 0
  for await (const value of values) {
    piece += `${JSON.stringify(value)}\n`
    lines += 1
    if (piece.length < charactersPerTurn) continue
    tallying.add(piece, lines)
    yield piece
    piece = ''
    lines = 0
    await turn()
  }
  tallying.add(piece, lines)
  yield piece
}

/** The lines of a text without their line feeds, the only separator. */
export async function* linesOf(source: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const bytes of source) {
    const [first = '', ...more] = decoder.decode(bytes as Uint8Array, { stream: true }).split('\n')
    const lines = [rest + first, ...more]
    rest = lines.pop() ?? ''
    if (rest.length > maxLineLength) throw new Error('a line is too long')
    yield* lines
    await turn()
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

/** The hash and the size of a stream. */
export async function tallyOf(source: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of source) {
    hash.update(piece as Uint8Array)
    bytes += (piece as Uint8Array).byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}
