import type { PublishedNoun } from '~/platform/changes/nouns'

/** The link by which somebody without an account sees a draft; one for each row. */
export interface PreviewLinks {
  noun: PublishedNoun
  row_id: string
  /** SHA-256, in hexadecimal digits. */
  token_hash: string
  expires_at: string
  created_at: string
}
