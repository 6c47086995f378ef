import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Yields to other work after this many characters: a few milliseconds. */
const charactersPerChunk = 128 * 1024
/** Far above any row, so that a damaged archive cannot fill memory. */
const maxLineLength = 32 * 1024 * 1024

export type Tally = TallyCounter['tally']

export class TallyCounter {
  readonly #hash = createHash('sha256')
  #lines = 0
  #bytes = 0

  add(content: string | Uint8Array, lines = 0): void {
    this.#hash.update(content)
    this.#lines += lines
    this.#bytes += Buffer.byteLength(content)
  }

  get bytes(): number {
    return this.#bytes
  }

  get tally() {
    return { lines: this.#lines, bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') }
  }
}

export async function* jsonLines(
  values: AsyncIterable<unknown>,
  counter: TallyCounter,
): AsyncIterable<string> {
  let chunk = ''
  let lines = 0
  for await (const value of values) {
    chunk += `${JSON.stringify(value)}\n`
    lines += 1
    if (chunk.length < charactersPerChunk) continue
    counter.add(chunk, lines)
    yield chunk
    chunk = ''
    lines = 0
    await nextTurn()
  }
  counter.add(chunk, lines)
  yield chunk
}

export async function* linesOf(source: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const bytes of source) {
    const [first = '', ...more] = decoder.decode(bytes as Uint8Array, { stream: true }).split('\n')
    const lines = [rest + first, ...more]
    rest = lines.pop() ?? ''
    if (rest.length > maxLineLength) throw new Error('a line is too long')
    yield* lines
    await nextTurn()
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

export async function tallyStream(source: Readable): Promise<Omit<Tally, 'lines'>> {
  const counter = new TallyCounter()
  for await (const chunk of source) counter.add(chunk)
  return counter.tally
}
