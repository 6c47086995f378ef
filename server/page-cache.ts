import { type Clock, nextCopenhagenMidnight } from '../app/platform/clock'
import type { EncodedResponse } from './encoded-response'

const megabyte = 1024 * 1024
/** For headers and the like. */
const overhead = 2048

/** As paths of pages are written: anything else leads to them, and is a page of its own to us. */
const writtenAsUsual = /^\/(?:[a-z\d._~-]+(?:\/[a-z\d._~-]+)*)?$/

/** Tells when something is published next, in milliseconds since 1970. */
interface Hours {
  readonly next: number
}

/** Pages by URL, valid until something visible changes, Copenhagen's date does, or an hour of publication comes. */
export class PageCache {
  #pages = new Map<string, EncodedResponse>()
  #bytes = 0
  #hits = 0
  #misses = 0
  #generation = 0
  #expires: number
  #clock: Clock
  #hours: Hours
  #mostBytes: number

  constructor(
    clock: Clock,
    hours: Hours = { next: Number.POSITIVE_INFINITY },
    mostBytes = 64 * megabyte,
  ) {
    this.#clock = clock
    this.#hours = hours
    this.#mostBytes = mostBytes
    this.#expires = nextCopenhagenMidnight(clock)
  }

  /** Rises whenever what is kept becomes outdated. */
  get generation(): number {
    return this.#generation
  }

  /** What is kept now, and how often that has spared making a page. */
  get state(): { pages: number; bytes: number; hits: number; misses: number } {
    return { pages: this.#pages.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses }
  }

  get(url: string): EncodedResponse | undefined {
    const page = this.#pages.get(url)
    if (page === undefined) return undefined
    if (this.#clock.now().getTime() < Math.min(this.#expires, this.#hours.next)) {
      this.#hits += 1
      return page
    }
    this.clear()
    return undefined
  }

  /**
   * Keeps a page that was begun in the given generation. One that was overtaken by a change while
   * it was being made is not kept, nor is one under a URL that only leads to it.
   * @returns whether it is the page's own URL and no change has overtaken it
   * @param ownUrl with the parameters that the page has read; without it the page reads none
   */
  keep(url: string, page: EncodedResponse, generation: number, ownUrl?: string): boolean {
    this.#misses += 1
    if (generation !== this.#generation || !isItsOwn(url, ownUrl)) return false
    this.#forget(url)
    this.#pages.set(url, page)
    this.#bytes += bytesOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#forget(oldest)
    }
    return true
  }

  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
    this.#generation += 1
    this.#expires = nextCopenhagenMidnight(this.#clock)
  }

  #forget(url: string) {
    const page = this.#pages.get(url)
    if (page === undefined) return
    this.#pages.delete(url)
    this.#bytes -= bytesOf(page)
  }
}

/** With the compressed forms, which together are never larger than the page and come later. */
function bytesOf({ encodings, shrinks }: EncodedResponse): number {
  return encodings.identity.body.length * (shrinks ? 2 : 1) + overhead
}

function isItsOwn(url: string, ownUrl: string | undefined): boolean {
  const [path = '', query] = url.split('?', 2)
  if (url.length > 200 || !writtenAsUsual.test(path)) return false
  return query === undefined || `${path.replace(/\.data$/, '')}?${query}` === ownUrl
}
