import { createHash, randomBytes } from 'node:crypto'
import { emailKey } from '~/platform/auth/email-key'
import { isSameSignature } from '~/platform/auth/secret.server'
import type { Backend } from '~/platform/backend.server'

const purpose = 'subscriber'

/** The token of a reader's own links, which is in every letter. It is not stored. */
export function readerToken({ auth }: Pick<Backend, 'auth'>, id: string): string {
  return `${id}.${auth.sign(purpose, id)}`
}

/** The id of the reader whose token it is; undefined for a token that this site did not make. */
export function readerOfToken({ auth }: Pick<Backend, 'auth'>, token: string) {
  const [id = '', signature = '', ...rest] = token.split('.')
  const isOurs =
    rest.length === 0 &&
    /^[\w-]{1,64}$/.test(id) &&
    isSameSignature(signature, auth.sign(purpose, id))
  return isOurs ? id : undefined
}

export function newConfirmationToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: confirmationHash(token) }
}

export function confirmationHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The hash of the address of a reader who has left, kept so that no import adds it again. */
export function leftKey({ auth }: Pick<Backend, 'auth'>, email: string): string {
  return `left:${auth.sign('left subscriber', emailKey(email))}`
}
