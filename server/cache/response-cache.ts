import { type Clock, nextCopenhagenMidnight } from '../../app/platform/runtime/clock'

/** Returns the next publication time, in milliseconds since 1970. */
export interface NextPublication {
  readonly next: number
}

interface CacheOptions<Answer> {
  clock: Clock
  publications?: NextPublication | undefined
  maxBytes: number
  bytesOf(answer: Answer): number
}

export class ResponseCache<Answer> {
  readonly #answers = new Map<string, Answer>()
  readonly #options: CacheOptions<Answer>
  #bytes = 0
  #generation = 0
  #expires: number

  constructor(options: CacheOptions<Answer>) {
    this.#options = options
    this.#expires = nextCopenhagenMidnight(options.clock)
  }

  get generation(): number {
    return this.#generation
  }

  get size(): number {
    return this.#answers.size
  }

  get bytes(): number {
    return this.#bytes
  }

  get(url: string): Answer | undefined {
    const answer = this.#answers.get(url)
    if (answer === undefined) return undefined
    const { clock, publications } = this.#options
    const now = clock.now().getTime()
    if (now < this.#expires && !(publications && now >= publications.next)) return answer
    this.clear()
    return undefined
  }

  /** Caches nothing if the cache was invalidated since the generation. @returns whether it did */
  set(url: string, answer: Answer, generation: number): boolean {
    if (generation !== this.#generation) return false
    this.#removeEntry(url)
    this.#answers.set(url, answer)
    this.#bytes += this.#options.bytesOf(answer)
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#removeEntry(oldest)
    }
    return true
  }

  clear(): void {
    this.#answers.clear()
    this.#bytes = 0
    this.#generation += 1
    this.#expires = nextCopenhagenMidnight(this.#options.clock)
  }

  #removeEntry(url: string) {
    const answer = this.#answers.get(url)
    if (answer === undefined) return
    this.#answers.delete(url)
    this.#bytes -= this.#options.bytesOf(answer)
  }
}
