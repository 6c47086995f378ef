import type { Backend } from '../../app/platform/backend.server'
import type { KeptRead, KeptReads } from '../../app/platform/pages/visit.server'
import { type Hours, KeptAnswers } from './kept-answers'

const maxBytes = 4 * 1024 * 1024

/** Caches database reads of visitors' pages; invalidated together with the cached pages. */
export function keptReads({ clock, live }: Backend, hours: Hours): KeptReads {
  const reads = new KeptAnswers<KeptRead>({
    clock,
    hours,
    maxBytes,
    bytesOf: ({ bytes }) => bytes,
  })
  live.subscribe(() => reads.clear())
  return reads
}
