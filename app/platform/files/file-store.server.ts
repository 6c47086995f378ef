import type { Readable } from 'node:stream'
import type { Env } from '~/platform/runtime/env.server'

interface StoreMark {
  read(): Promise<string | undefined>
  write(identity: string): Promise<void>
  /** Sets the expected mark. From then on `check` rejects any other, and so does writing to a folder. */
  expect(identity: string): void
}

export interface FileEntry {
  path: string
  size: number
  writtenAt: Date
}

/**
 * Stores uploaded files: in a folder, or in an S3 bucket when the S3_ variables are set. Paths
 * follow docs/specification.md, "Stored paths", with the bucket as first segment, such as
 * `images/lectures/lecture_1700000000000.jpg`. Every function throws InvalidPathError for other
 * paths.
 */
export interface FileStore {
  /** Writes the file atomically. It is on disk when the promise resolves. */
  put(path: string, source: Uint8Array | Readable): Promise<void>
  /** A range includes both ends. @throws FileMissingError */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>
  size(path: string): Promise<number>
  exists(path: string): Promise<boolean>
  /** Does nothing if the file is missing. */
  remove(path: string): Promise<void>
  /** All files for an empty string. Skips files that are removed meanwhile. */
  entries(folder: string): AsyncIterable<FileEntry>
  mark: StoreMark
  check(): Promise<void>
}

export async function openFileStore(env: Pick<Env, 'dataDir' | 's3'>): Promise<FileStore> {
  if (env.s3 === undefined) {
    const { openFolder } = await import('./file-folder.server')
    return openFolder(env.dataDir)
  }
  // Loaded on demand: the S3 client takes 100 ms to load.
  const { openBucket } = await import('./file-bucket.server')
  return openBucket(env.s3)
}
