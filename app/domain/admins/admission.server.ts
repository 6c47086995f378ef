import { randomBytes } from 'node:crypto'
import { cookieLine, readCookie } from '~/platform/auth/cookies'
import { emailKey } from '~/platform/auth/email-key'
import { isSameSignature } from '~/platform/auth/secret.server'
import { clearAttempts, type LimitKey, limitKeys } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit, recordRefusal } from '~/platform/changes/audit.server'
import { mailNewDevice } from './account-mails.server'
import { passwordHashOf } from './accounts.server'

const knownDeviceSeconds = 365 * 24 * 60 * 60

export type SignInResult =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'invalid' }
  | { kind: 'not-admin' }
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  | { kind: 'passkey-refused' }
  | { kind: 'too-many'; until: Date }
  /** Too many passwords are being checked right now. */
  | { kind: 'busy' }

export interface Attempt {
  /** The email of the account; undefined if the attempt does not identify one. */
  email: string | undefined
  headers: Headers
  ip: string
}

/** The kinds of proof. Each has its own limits, so that the others still work while one is blocked. */
export type Proof = 'password' | 'recovery code' | 'passkey'

/** The subjects (device, IP, account) whose limits an attempt counts towards. */
export async function limitSubjects(
  backend: Backend,
  { email, headers, ip }: Attempt,
  proof: Proof,
): Promise<LimitKey[]> {
  const purpose = proof === 'password' ? '' : `${proof} `
  if (email === undefined) return limitKeys(ip, purpose)
  const device = await knownDevice(backend, email, headers)
  // A browser that has signed in before has its own limit, so that other attempts cannot lock it out.
  return device
    ? [{ kind: 'device', value: `${purpose}${device}` }]
    : [...limitKeys(ip, purpose), { kind: 'account', value: `${purpose}${emailKey(email)}` }]
}

export async function resetAttempts(backend: Backend, attempt: Attempt): Promise<void> {
  for (const proof of ['password', 'recovery code', 'passkey'] as const) {
    await clearAttempts(backend, await limitSubjects(backend, attempt, proof))
  }
}

export async function startSession(
  backend: Backend,
  { id, email }: { id: string; email: string },
  headers: Headers,
): Promise<SignInResult> {
  const earlier = await backend.auth.findSession(headers, { prolong: false })
  if (earlier) await backend.auth.endSession(earlier)
  const cookie = await backend.auth.startSession(id, headers.get('User-Agent'))
  await recordAudit(backend, { id }, { action: 'sign-in', noun: 'session' })
  if (!(await knownDevice(backend, email, headers))) {
    await mailNewDevice(backend, email, headers.get('User-Agent'))
  }
  return { kind: 'signed-in', cookies: [cookie, await deviceCookie(backend, email)] }
}

export async function recordFailedSignIn(
  backend: Backend,
  userId: string | undefined,
  { kind }: SignInResult,
): Promise<void> {
  if (kind === 'signed-in' || kind === 'busy' || kind === 'code-needed') return
  await recordRefusal(backend, { id: userId ?? '' }, { action: kind, noun: 'session' })
}

/** The `Set-Cookie` line that makes this browser a known device of the account. */
export async function deviceCookie(backend: Backend, email: string): Promise<string> {
  const { auth, siteUrl } = backend
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${await signatureOf(backend, device, email)}`
  return cookieLine(siteUrl, auth.cookieNames.device, value, knownDeviceSeconds)
}

/** The id of the request's device, if it has signed in to the account since the last change of its password. */
export async function knownDevice(backend: Backend, email: string, headers: Headers) {
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
