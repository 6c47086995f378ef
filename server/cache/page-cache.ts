import type { Clock } from '../../app/platform/runtime/clock'
import type { EncodedResponse } from './encoded-response'
import { type Hours, KeptAnswers } from './kept-answers'

const megabyte = 1024 * 1024
/** For headers and the like. */
const overhead = 2048

/** As paths of pages are written: anything else leads to them, and is a page of its own to us. */
const writtenAsUsual = /^\/(?:[a-z\d._~-]+(?:\/[a-z\d._~-]+)*)?$/

/** Finished pages by their own URLs. */
export class PageCache {
  readonly #pages: KeptAnswers<EncodedResponse>
  #hits = 0
  #misses = 0

  constructor(clock: Clock, hours?: Hours, maxBytes = 64 * megabyte) {
    this.#pages = new KeptAnswers({ clock, hours, maxBytes, bytesOf })
  }

  /** Rises whenever what is kept becomes outdated. */
  get generation(): number {
    return this.#pages.generation
  }

  /** What is kept now, and how often that has spared making a page. */
  get state(): { pages: number; bytes: number; hits: number; misses: number } {
    const { size: pages, bytes } = this.#pages
    return { pages, bytes, hits: this.#hits, misses: this.#misses }
  }

  get(url: string): EncodedResponse | undefined {
    const page = this.#pages.get(url)
    if (page) this.#hits += 1
    return page
  }

  /** A visitor was made a page for want of a kept one. */
  miss(): void {
    this.#misses += 1
  }

  /**
   * Keeps a page that was begun in the given generation. One that was overtaken by a change while
   * it was being made is not kept, nor is one under a URL that only leads to it.
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
