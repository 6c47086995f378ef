/** The kinds of upload. Each is the last segment of the path that accepts it. */
export type UploadKind = 'billede' | 'pdf' | 'salmefil'

const mebibyte = 1024 * 1024

/** The maximum size of each kind, in bytes (docs/specification.md, "Uploads"). */
export const maxUploadBytes: Record<UploadKind, number> = {
  billede: 25 * mebibyte,
  pdf: 50 * mebibyte,
  salmefil: 50 * mebibyte,
}

export interface UploadedPdf {
  id: string
  /** The original file name, for display only. */
  name: string
  /** Formatted for readers: '1,2 MB'. */
  size: string
}
