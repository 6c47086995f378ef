import { uuidOf } from '~/http/uuid'

/** A random UUID. `crypto.randomUUID` does not exist on pages without HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return uuidOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
