import { randomBytes } from 'node:crypto'
import { cookieLine, readCookie } from '~/platform/auth/cookies'
import { isSameSignature } from '~/platform/auth/secret.server'
import { clearAttempts, type LimitKey, limitKeys } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit, recordRefusal } from '~/platform/changes/audit.server'
import { mailNewDevice } from './account-mails.server'
import { passwordHashOf } from './accounts.server'

const knownDeviceSeconds = 365 * 24 * 60 * 60

/** The outcome of a sign-in attempt. */
export type SignInResult =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'invalid' }
  /** The password is right but the account has no row in `admin_profiles`. */
  | { kind: 'not-admin' }
  /** The password is right, and the account uses two-factor sign-in. */
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  /** The passkey is unknown, or its response does not match the challenge. */
  | { kind: 'passkey-refused' }
  | { kind: 'too-many'; until: Date }
  /** Too many passwords are being checked right now. */
  | { kind: 'busy' }

export interface Attempt {
  /** The email of the account; undefined if the attempt does not identify one. */
  email: string | undefined
  /** The request's headers, for its cookies. */
  headers: Headers
  /** The address of the client. */
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
    : [...limitKeys(ip, purpose), { kind: 'account', value: `${purpose}${email}` }]
}

/** Resets all counts of attempts after a successful sign-in. */
export async function resetAttempts(backend: Backend, attempt: Attempt): Promise<void> {
  for (const proof of ['password', 'recovery code', 'passkey'] as const) {
    await clearAttempts(backend, await limitSubjects(backend, attempt, proof))
  }
}

/** The last step of every sign-in: starts a session for the authenticated account. */
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
    mailNewDevice(backend, email, headers.get('User-Agent'))
  }
  return { kind: 'signed-in', cookies: [cookie, await deviceCookie(backend, email)] }
}

/** Records a failed attempt in the audit log, whether or not the account exists. */
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
