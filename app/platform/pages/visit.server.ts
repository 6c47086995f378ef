import { createContext, type RouterContextProvider } from 'react-router'
import { backendContext } from '~/platform/backend.server'
import { StoppedError } from '~/platform/runtime/stopped-error'
import type { JsonLdNode } from './json-ld.server'

/** A file of the store that is the body of an answer. The server sends it, whole or in part. */
export interface SentFile {
  path: string
  /** Bytes. */
  size: number
  /** Whether a part of it may be asked for: browsers play nothing from its middle otherwise. */
  inParts: boolean
}

/** What was read, and the memory it takes. */
export interface KeptRead {
  value: unknown
  bytes: number
}

/** What was read for visitors, by its name. It is outdated whenever kept pages are. */
export interface KeptReads {
  /** Rises whenever what is kept becomes outdated. */
  readonly generation: number
  get(name: string): KeptRead | undefined
  /** Unless a change has overtaken what was begun in the given generation. */
  keep(name: string, read: KeptRead, generation: number): void
}

/** What the server has to know of one request beside its answer. */
export interface Visit {
  /** False once something could not be read: such a page is shown but never kept. */
  complete: boolean
  /** True once the answer is for one person only: it is kept nowhere, not even by that person’s browser. */
  isPrivate: boolean
  /** True once an admin has proved to be one. */
  isAdmin?: boolean
  /** The page's own path and query where it has read any; another one is answered and not kept. */
  ownUrl?: string
  /** Where the answer is a stored file: its headers are all that the answer itself holds. */
  file?: SentFile
  /** Where the answer is a page: the whole of it, which would be copied several times inside the answer. */
  html?: Buffer<ArrayBuffer>
  /** What the page says of itself for machines: see `addJsonLd`. */
  jsonLd: JsonLdNode[]
  /** Origins outside the site that the page shows pictures from. */
  pictureHosts: readonly string[]
  /** Missing for whoever may be signed in, who sees at once on every node what was saved on another. */
  reads?: KeptReads | undefined
  /** Where the request comes from, as far as it may be told apart from others. */
  clientIp: string
}

/** For what holds it, in bytes. */
const overhead = 500

export const visitContext = createContext<Visit>()

/**
 * Reads something for a public page. A failure is logged and answered with the empty value, so that
 * the page shows its empty state (docs/specification.md, "Data that cannot be read").
 */
export async function readWithFallback<T>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<T>,
  empty: NoInfer<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    context.get(visitContext).complete = false
    const { log } = context.get(backendContext)
    const level = error instanceof StoppedError ? 'debug' : 'error'
    log[level]({ err: error }, 'a public page could not read its data')
    return empty
  }
}

/**
 * Reads what many public pages show: once for all visitors, until kept pages are outdated.
 * @param name says all that the answer depends on beside the content, the date and the hours of publication
 */
export async function readOnce<T>(
  context: Readonly<RouterContextProvider>,
  name: string,
  read: () => Promise<T>,
  empty: NoInfer<T>,
): Promise<T> {
  const { reads, isPrivate } = context.get(visitContext)
  if (!reads || isPrivate) return readWithFallback(context, read, empty)
  const kept = reads.get(name)
  if (kept) return kept.value as T
  const { generation } = reads
  const readAndKeep = async () => {
    const value = await read()
    const bytes = 2 * (name.length + (JSON.stringify(value)?.length ?? 0)) + overhead
    reads.keep(name, { value, bytes }, generation)
    return value
  }
  return readWithFallback(context, readAndKeep, empty)
}
