import { createHash } from 'node:crypto'

/** The beginning of the content's SHA-256. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}
