import type { PublishedNoun } from '~/platform/changes/nouns'

/** A link that shows a draft without an account; one per row. */
export interface PreviewLinks {
  noun: PublishedNoun
  row_id: string
  /** SHA-256, in hexadecimal. */
  token_hash: string
  expires_at: string
  created_at: string
}
