import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'

/** After so many characters others get their turn: a few milliseconds of work. */
const charactersPerTurn = 128 * 1024

/** What was counted and hashed of lines that went by. */
export interface Tally {
  lines: number
  bytes: number
  sha256: string
}

/** Counts and hashes lines as they are written: each with a line feed at its end. */
export class Tallying {
  readonly #hash = createHash('sha256')
  #lines = 0
  #bytes = 0

  add(text: string, lines: number): void {
    this.#hash.update(text)
    this.#lines += lines
    this.#bytes += Buffer.byteLength(text)
  }

  get tally(): Tally {
    return { lines: this.#lines, bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') }
  }
}

/** Values as lines of JSON, in pieces of some size, giving others their turn in between. */
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

/** The lines of a text, without their line feeds. Nothing else ends a line. */
export async function* linesOf(source: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const bytes of source) {
    const lines = (rest + decoder.decode(bytes as Uint8Array, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    await turn()
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

/** The hash and the size of what a stream brings. */
export async function tallyOf(source: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of source) {
    hash.update(piece as Uint8Array)
    bytes += (piece as Uint8Array).byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}
