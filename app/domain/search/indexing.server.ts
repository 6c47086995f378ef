import type { Backend } from '~/platform/backend.server'
import { searchIndex } from '~/platform/search/search-index.server'
import type { SearchSource } from '~/platform/search/search-source.server'

/** The delay after the start, so that indexing does not slow down the first requests. */
const startDelayMs = 2000

/**
 * Updates the search index in the background after the start, so that the first search need not wait for it.
 * @returns a function that stops it
 */
export function startIndexing(
  backend: Backend,
  sources: readonly SearchSource[],
): () => Promise<void> {
  const index = searchIndex(backend, sources)
  const timer = setTimeout(() => {
    index.update(backend).catch((error: unknown) => {
      // The next search tries again.
      backend.log.debug({ err: error }, 'the search index could not be read')
    })
  }, startDelayMs)
  return () => {
    clearTimeout(timer)
    return index.close()
  }
}
