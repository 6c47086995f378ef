import type { Backend } from '../../app/platform/backend.server'
import type { CachedRead, CachedReads } from '../../app/platform/pages/visit.server'
import { type NextPublication, ResponseCache } from './response-cache'

const maxBytes = 4 * 1024 * 1024

export function cachedReads({ clock, live }: Backend, publications: NextPublication): CachedReads {
  const reads = new ResponseCache<CachedRead>({
    clock,
    publications,
    maxBytes,
    bytesOf: ({ bytes }) => bytes,
  })
  live.subscribe(() => reads.clear())
  return reads
}
