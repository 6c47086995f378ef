/** The kinds of upload. Each is the last segment of the path that accepts it. */
export type UploadKind = 'billede' | 'pdf' | 'salmefil' | 'lyd' | 'flytning'

const mebibyte = 1024 * 1024

/** The maximum size of each kind, in bytes (docs/specification.md, "Uploads"). */
export const maxUploadBytes: Record<UploadKind, number> = {
  billede: 25 * mebibyte,
  pdf: 50 * mebibyte,
  salmefil: 50 * mebibyte,
  flytning: 16 * mebibyte,
  lyd: 50 * mebibyte,
}

/** The source of an import is sent in pieces of the maximum size (docs/decisions/0080-uploaded-sources.md). */
export const maxPieces = 128

/** What identifies the source of an import in the file store: a random name with the extension of the file. */
export const uploadedSourceName = /^[\da-f-]{36}\.[a-z\d]{1,8}$/

export interface UploadedFile {
  id: string
  /** The original file name, for display only. */
  name: string
  /** Formatted for readers: '1,2 MB'. */
  size: string
}
