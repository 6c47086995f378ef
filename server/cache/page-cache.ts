import type { Clock } from '../../app/platform/runtime/clock'
import type { EncodedResponse } from './encoded-response'
import { type NextPublication, ResponseCache } from './response-cache'

const megabyte = 1024 * 1024
/** For headers and the like. */
const overhead = 2048

/** The usual form of a page's path. Other spellings redirect to it, and would be cached separately. */
const writtenAsUsual = /^\/(?:[a-z\d._~-]+(?:\/[a-z\d._~-]+)*)?$/

/** Rendered pages by canonical URL. */
export class PageCache {
  readonly #pages: ResponseCache<EncodedResponse>
  #hits = 0
  #misses = 0

  constructor(clock: Clock, publications?: NextPublication, maxBytes = 64 * megabyte) {
    this.#pages = new ResponseCache({ clock, publications, maxBytes, bytesOf })
  }

  /** Incremented whenever the cache is invalidated. */
  get generation(): number {
    return this.#pages.generation
  }

  /** Current size and number of cache hits. */
  get state(): { pages: number; bytes: number; hits: number; misses: number } {
    const { size: pages, bytes } = this.#pages
    return { pages, bytes, hits: this.#hits, misses: this.#misses }
  }

  get(url: string): EncodedResponse | undefined {
    const page = this.#pages.get(url)
    if (page) this.#hits += 1
    return page
  }

  /** Counts a cache miss. */
  miss(): void {
    this.#misses += 1
  }

  /**
   * Caches a page that was started in the given generation, unless the cache has been invalidated since
   * or the URL is not the page's own.
   * @returns whether it was cached
   * @param ownUrl with the parameters that the page has read; without it the page reads none
   */
  keep(url: string, page: EncodedResponse, generation: number, ownUrl?: string): boolean {
    return isItsOwn(url, ownUrl) && this.#pages.keep(url, page, generation)
  }

  clear(): void {
    this.#pages.clear()
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
