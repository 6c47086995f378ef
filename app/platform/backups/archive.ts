import type { Readable } from 'node:stream'
import type { Manifest, StoredEntry } from './manifest'

/** A readable backup: from the store or a downloaded file. */
export interface Archive {
  manifest: Manifest
  entries(): AsyncIterable<StoredEntry>
  /** The rows of a table as JSON, ordered by key. */
  rows(table: string): AsyncIterable<string>
  file(entry: StoredEntry): Promise<Readable>
  close(): Promise<void>
}
