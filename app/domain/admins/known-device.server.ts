import { randomBytes } from 'node:crypto'
import { cookieLine, readCookie } from '~/platform/auth/cookies'
import { isSameSignature } from '~/platform/auth/secret.server'
import type { Backend } from '~/platform/backend.server'
import { passwordHashOf } from './accounts.server'

const knownDeviceSeconds = 365 * 24 * 60 * 60

/** The `Set-Cookie` line that makes this browser a known device of the account. */
export async function deviceCookie(backend: Backend, email: string): Promise<string> {
  const { auth, siteUrl } = backend
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${await signatureOf(backend, device, email)}`
  return cookieLine(siteUrl, auth.cookieNames.device, value, knownDeviceSeconds)
}

/** The id of the request's device, if it has signed in to the account since the last change of its password. */
export async function knownDevice(
  backend: Backend,
  email: string,
  headers: Headers,
): Promise<string | undefined> {
  const cookie = readCookie(headers, backend.auth.cookieNames.device)
  const [device, signature] = cookie?.split('.') ?? []
  if (!device || !signature) return undefined
  const expected = await signatureOf(backend, device, email)
  return isSameSignature(signature, expected) ? device : undefined
}

/** Includes the password's hash, so that a new password invalidates all device cookies. */
async function signatureOf(backend: Backend, device: string, email: string): Promise<string> {
  const hash = (await passwordHashOf(backend, email)) ?? ''
  return backend.auth.sign('device', `${device} ${email} ${hash}`)
}
