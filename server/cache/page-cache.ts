import type { Clock } from '../../app/platform/runtime/clock'
import type { EncodedResponse } from './encoded-response'
import { type NextPublication, ResponseCache } from './response-cache'

const megabyte = 1024 * 1024
const entryOverhead = 2048

/** The canonical form of a page's path. Other spellings redirect to it and are not cached. */
const canonicalPath = /^\/(?:[a-z\d._~-]+(?:\/[a-z\d._~-]+)*)?$/

export class PageCache extends ResponseCache<EncodedResponse> {
  hits = 0
  misses = 0

  constructor(clock: Clock, publications?: NextPublication, maxBytes = 64 * megabyte) {
    super({ clock, publications, maxBytes, bytesOf })
  }

  override get(url: string): EncodedResponse | undefined {
    const page = super.get(url)
    if (page) this.hits += 1
    return page
  }

  /** @param normalizedUrl with the parameters that the page has read; without it, it reads none */
  override set(url: string, page: EncodedResponse, generation: number, normalizedUrl?: string) {
    return isNormalized(url, normalizedUrl) && super.set(url, page, generation)
  }
}

/** Includes the compressed bodies, which are added later and together are never larger than the page. */
function bytesOf({ encodings, isCompressible }: EncodedResponse): number {
  return encodings.identity.body.length * (isCompressible ? 2 : 1) + entryOverhead
}

/** Whether the page is the same for all visitors. */
export function isNormalized(url: string, normalizedUrl: string | undefined): boolean {
  const [path = '', query] = url.split('?', 2)
  if (url.length > 200 || !canonicalPath.test(path)) return false
  return query === undefined || `${path.replace(/\.data$/, '')}?${query}` === normalizedUrl
}
