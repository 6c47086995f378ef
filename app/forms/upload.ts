/** What can be uploaded. The word is the last part of the path it is sent to. */
export type UploadKind = 'billede' | 'pdf' | 'salmefil'

const mebibyte = 1024 * 1024

/** The largest file of each kind, in bytes (docs/specification.md, "Uploads"). */
export const largestUpload: Record<UploadKind, number> = {
  billede: 25 * mebibyte,
  pdf: 50 * mebibyte,
  salmefil: 50 * mebibyte,
}

/** What an upload that was refused is answered with. */
export interface UploadRefused {
  code: UploadRefusal
}

/** A PDF that was uploaded. */
export interface UploadedPdf {
  id: string
  /** The name it was uploaded with; only shown. */
  name: string
  /** As a reader is told it: '1,2 MB'. */
  size: string
}

/**
 * Why an upload was refused:
 * - `malformed`: the path says nothing that makes sense, or the file did not arrive whole
 * - `missing`: what it shall belong to is not there any more
 * - `disk-full`: there is no room on the server
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
  | 'damaged'
  | 'too-slow'
  | 'malformed'
  | 'missing'
  | 'disk-full'
  | 'not-stored'
