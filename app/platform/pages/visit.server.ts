import { createContext, type RouterContextProvider } from 'react-router'
import { backendContext } from '~/platform/backend.server'
import { StoppedError } from '~/platform/runtime/fault'

export interface FileBody {
  path: string
  size: number
  /** Whether ranges are supported, which browsers need to seek in a recording. */
  supportsRanges: boolean
}

export interface JsonLdNode {
  '@id': string
}

export interface CachedRead {
  value: unknown
  bytes: number
}

export interface CachedReads {
  readonly generation: number
  get(name: string): CachedRead | undefined
  set(name: string, read: CachedRead, generation: number): void
}

export interface Visit {
  /** False if a read failed: such a page is sent but not cached. */
  isComplete: boolean
  isPrivate: boolean
  isAdmin?: boolean
  /** The URL with the parameters that the page reads. A request with any other is not cached. */
  normalizedUrl?: string
  file?: FileBody
  jsonLd: JsonLdNode[]
  pictureHosts: readonly string[]
  /** Undefined with a session cookie: the author sees changes made on other nodes at once. */
  reads?: CachedReads | undefined
  clientIp: string
  /** A query that found nothing. */
  missedSearch?: string
}

/** Per entry, in bytes. */
const entryOverhead = 500

export const visitContext = createContext<Visit>()

/** On failure a page is shown as empty (docs/specification.md, "Data that cannot be read"). */
export async function readWithFallback<T>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<T>,
  empty: NoInfer<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    context.get(visitContext).isComplete = false
    const { log } = context.get(backendContext)
    const level = error instanceof StoppedError ? 'debug' : 'error'
    log[level]({ err: error }, 'a public page could not read its data')
    return empty
  }
}

/** @param name has all that the read depends on besides content, date and publication times */
export async function readCached<T>(
  context: Readonly<RouterContextProvider>,
  name: string,
  read: () => Promise<T>,
  empty: NoInfer<T>,
): Promise<T> {
  const { reads, isPrivate } = context.get(visitContext)
  if (!reads || isPrivate) return readWithFallback(context, read, empty)
  const cached = reads.get(name)
  if (cached) return cached.value as T
  const { generation } = reads
  const readAndCache = async () => {
    const value = await read()
    const bytes = 2 * (name.length + (JSON.stringify(value)?.length ?? 0)) + entryOverhead
    reads.set(name, { value, bytes }, generation)
    return value
  }
  return readWithFallback(context, readAndCache, empty)
}
