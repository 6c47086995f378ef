import type { Readable } from 'node:stream'
import type { Env } from '~/platform/runtime/env.server'

/** By what a store and the database know that they belong together (installation.server.ts). */
export interface StoreMark {
  read(): Promise<string | undefined>
  write(identity: string): Promise<void>
  /** From now on `check` rejects when the mark is another one, and a folder without it is not written to. */
  expect(identity: string): void
}

export interface FileEntry {
  path: string
  /** Bytes. */
  size: number
  writtenAt: Date
}

/**
 * Where uploaded files live: a folder by default, an S3 bucket when the S3_ variables are set.
 * Paths are those of docs/specification.md, "Stored paths", with the bucket as first segment, such
 * as `images/lectures/lecture_1700000000000.jpg`. A path that is not of that form is refused with
 * InvalidPathError by every function.
 */
export interface FileStore {
  /** Writes the whole file or nothing. It is on the disk when the promise resolves. */
  put(path: string, source: Uint8Array | Readable, options: { contentType: string }): Promise<void>
  /**
   * The whole file, or its bytes from the first to the last of a range.
   * @throws FileMissingError
   */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>
  /** The size in bytes. @throws FileMissingError */
  size(path: string): Promise<number>
  /** When the file was last written. @throws FileMissingError */
  writtenAt(path: string): Promise<Date>
  exists(path: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>
  /** Every file below a folder such as `images`, or below all with an empty string. */
  list(folder: string): AsyncIterable<string>
  /** The same with what is known of each. One that is removed meanwhile is left out. */
  entries(folder: string): AsyncIterable<FileEntry>
  mark: StoreMark
  /** Rejects when files can be neither read nor written at present, or are not those of this site. */
  check(): Promise<void>
}

/**
 * Opens the file store that the settings name.
 * @throws ConfigError when the folder cannot be written, or the bucket refuses us or is not there.
 */
export async function openFileStore(env: Pick<Env, 'dataDir' | 's3'>): Promise<FileStore> {
  if (env.s3 === undefined) {
    const { openFolder } = await import('./file-folder.server')
    return openFolder(env.dataDir)
  }
  // The S3 client takes 100 ms to load, which only those wait for who use it.
  const { openBucket } = await import('./file-bucket.server')
  return openBucket(env.s3)
}
