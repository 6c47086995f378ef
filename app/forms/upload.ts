/** The kinds of upload. Each is the last segment of the path that accepts it. */
export type UploadKind = 'billede' | 'pdf' | 'salmefil'

const mebibyte = 1024 * 1024

/** The maximum size of each kind, in bytes (docs/specification.md, "Uploads"). */
export const maxUploadBytes: Record<UploadKind, number> = {
  billede: 25 * mebibyte,
  pdf: 50 * mebibyte,
  salmefil: 50 * mebibyte,
}

export interface UploadRefused {
  code: UploadRefusal
}

export interface UploadedPdf {
  id: string
  /** The original file name, for display only. */
  name: string
  /** Formatted for readers: '1,2 MB'. */
  size: string
}

/**
 * Why an upload was refused:
 * - `malformed`: the path is invalid, or the file is incomplete
 * - `missing`: the row that it belongs to no longer exists
 * - `disk-full`: the server's disk is full
 * - `not-stored`: the file store or the database failed
 * - the others: see `uploadRefusalCopy`
 */
export type UploadRefusal =
  | 'not-a-picture'
  | 'heic-unreadable'
  | 'not-a-pdf'
  | 'not-a-hymn-file'
  | 'empty'
  | 'too-large'
  | 'too-many-pixels'
  | 'avif-too-many-pixels'
  | 'damaged'
  | 'too-slow'
  | 'no-mark'
  | 'malformed'
  | 'missing'
  | 'disk-full'
  | 'not-stored'
