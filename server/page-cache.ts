import { type Clock, nextCopenhagenMidnight } from '../app/platform/clock'
import type { EncodedResponse } from './encoded-response'

const mostPages = 1000

/** The parameters that public pages read. A URL with any other is never kept. */
const parameters = new Set(['side', 'fane', 'tema', 'salme', 'tidligere'])

/** EncodedResponse pages by URL, valid until something visible changes or Copenhagen's date does. */
export class PageCache {
  #pages = new Map<string, EncodedResponse>()
  #generation = 0
  #expires: number
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
    this.#expires = nextCopenhagenMidnight(clock)
  }

  /** Rises whenever what is kept becomes outdated. */
  get generation(): number {
    return this.#generation
  }

  get(url: string): EncodedResponse | undefined {
    const page = this.#pages.get(url)
    if (page === undefined) return undefined
    if (this.#clock.now().getTime() < this.#expires) return page
    this.clear()
    return undefined
  }

  /**
   * Keeps a page that was begun in the given generation. One that was overtaken by a change while
   * it was being made is not kept.
   */
  keep(url: string, page: EncodedResponse, generation: number): void {
    if (generation !== this.#generation || !isKeepable(url)) return
    const oldest = this.#pages.size >= mostPages ? this.#pages.keys().next().value : undefined
    if (oldest !== undefined) this.#pages.delete(oldest)
    this.#pages.set(url, page)
  }

  clear(): void {
    this.#pages.clear()
    this.#generation += 1
    this.#expires = nextCopenhagenMidnight(this.#clock)
  }
}

function isKeepable(url: string): boolean {
  if (url.length > 200) return false
  const query = url.indexOf('?')
  if (query < 0) return true
  return [...new URLSearchParams(url.slice(query)).keys()].every((name) => parameters.has(name))
}
