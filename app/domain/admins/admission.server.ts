import { forgetAttempts, type Subject, subjectsOf } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit, recordRefusal } from '~/platform/changes/audit.server'
import { mailNewDevice } from './account-mails.server'
import { deviceCookie, knownDevice } from './known-device.server'

/** How an attempt to sign in ended. */
export type SignIn =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'invalid' }
  /** The password is right but the account has no row in `admin_profiles`. */
  | { kind: 'not-admin' }
  /** The password is right, and the account has two-factor on. */
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  /** The passkey is unknown, or what it answered is not what was asked. */
  | { kind: 'passkey-refused' }
  | { kind: 'too-many'; until: Date }
  /** Too many passwords are being checked at this moment. */
  | { kind: 'busy' }

interface Attempt {
  /** Of the account; undefined where the attempt names none. */
  email: string | undefined
  /** The request's, for its cookies. */
  headers: Headers
  /** Where the request comes from. */
  ip: string
}

/** Attempts are counted by what they prove: while one kind has to wait, the others still work. */
export type Proof = 'password' | 'recovery code' | 'passkey'

/** The limits that an attempt counts towards. */
export async function subjectsOfAttempt(
  backend: Backend,
  { email, headers, ip }: Attempt,
  proof: Proof,
): Promise<Subject[]> {
  const purpose = proof === 'password' ? '' : `${proof} `
  if (email === undefined) return subjectsOf(ip, purpose)
  const device = await knownDevice(backend, email, headers)
  // Attempts elsewhere do not lock out a browser that the author has signed in from before.
  return device
    ? [{ kind: 'device', value: `${purpose}${device}` }]
    : [...subjectsOf(ip, purpose), { kind: 'account', value: `${purpose}${email}` }]
}

/** After a sign-in every count that concerns it starts from zero. */
export async function forgetAttemptsOf(backend: Backend, attempt: Attempt): Promise<void> {
  for (const proof of ['password', 'recovery code', 'passkey'] as const) {
    await forgetAttempts(backend, await subjectsOfAttempt(backend, attempt, proof))
  }
}

/** The last step of every sign-in: starts the session of an account that has proved itself. */
export async function admit(
  backend: Backend,
  { id, email }: { id: string; email: string },
  headers: Headers,
): Promise<SignIn> {
  const earlier = await backend.auth.session(headers, { prolong: false })
  if (earlier) await backend.auth.end(earlier)
  const cookie = await backend.auth.begin(id, headers.get('User-Agent'))
  await recordAudit(backend, { id }, { action: 'sign-in', noun: 'session' })
  if (!(await knownDevice(backend, email, headers))) {
    mailNewDevice(backend, email, headers.get('User-Agent'))
  }
  return { kind: 'signed-in', cookies: [cookie, await deviceCookie(backend, email)] }
}

/** Records a failed attempt in the audit log, whether or not the account exists. */
export async function recordRefused(
  backend: Backend,
  userId: string | undefined,
  { kind }: SignIn,
): Promise<void> {
  if (kind === 'signed-in' || kind === 'busy' || kind === 'code-needed') return
  await recordRefusal(backend, { id: userId ?? '' }, { action: kind, noun: 'session' })
}
