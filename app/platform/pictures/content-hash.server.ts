import { createHash } from 'node:crypto'

/** What equal pictures have in common and others have not: the beginning of their SHA-256. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}
