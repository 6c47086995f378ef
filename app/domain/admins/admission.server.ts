import { randomBytes, timingSafeEqual } from 'node:crypto'
import { instantText } from '~/danish/dates'
import { cookieIn, cookieLine } from '~/platform/auth/cookies'
import { forgetAttempts, type Subject, subjectsOf } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit, recordRefusal } from '~/platform/changes/audit.server'
import { deviceName } from './device-name'
import { newDeviceMail } from './new-device-mail.copy'

/** How an attempt to sign in ended, by whichever way. */
export type SignIn =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'invalid' }
  /** The account is right but has no row in `admin_profiles`: it is signed out at once. */
  | { kind: 'not-admin' }
  /** All is right, and the account asks for a code as well. */
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  /** The passkey is unknown, or what it answered is not what was asked. */
  | { kind: 'passkey-refused' }
  | { kind: 'too-many'; until: Date }
  /** Too many passwords are being checked at this moment. */
  | { kind: 'busy' }

interface Attempt {
  /** Of the account; undefined where it is unknown whose attempt it is. */
  email: string | undefined
  /** Those of the request, for the cookies that came along. */
  headers: Headers
  /** Where the request comes from. */
  ip: string
}

const knownDeviceSeconds = 365 * 24 * 60 * 60

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

/** Lets somebody in who has proved to be an admin: what every sign-in ends with. */
export async function admit(
  backend: Backend,
  { id, email }: { id: string; email: string },
  headers: Headers,
): Promise<SignIn> {
  const earlier = await backend.auth.session(headers, { prolong: false })
  if (earlier) await backend.auth.end(earlier)
  const cookie = await backend.auth.begin(id, headers.get('User-Agent'))
  await recordAudit(backend, { id }, { action: 'sign-in', noun: 'session' })
  if (!(await knownDevice(backend, email, headers))) void tellOfDevice(backend, email, headers)
  return { kind: 'signed-in', cookies: [cookie, await deviceCookie(backend, email)] }
}

/** Puts what did not lead in into the audit log, alike whether or not there is such an account. */
export async function recordRefused(
  backend: Backend,
  userId: string | undefined,
  { kind }: SignIn,
): Promise<void> {
  if (kind === 'signed-in' || kind === 'busy' || kind === 'code-needed') return
  await recordRefusal(backend, { id: userId ?? '' }, { action: kind, noun: 'session' })
}

/** By mail, where the site sends any; whoever signs in does not wait for it. */
async function tellOfDevice({ mail, clock, siteUrl, log }: Backend, to: string, headers: Headers) {
  try {
    const device = deviceName(headers.get('User-Agent'))
    const at = instantText(clock.now().toISOString())
    await mail?.send({ to, ...newDeviceMail({ device, at, account: `${siteUrl}/admin/konto` }) })
  } catch (error) {
    log.error({ err: error }, 'a mail about a new device could not be sent')
  }
}

/** Says, under our signature, that the account has been signed in to from this browser. */
async function deviceCookie(backend: Backend, email: string): Promise<string> {
  const { auth, siteUrl } = backend
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${signatureOf(backend, device, email)}`
  return cookieLine(siteUrl, auth.cookieNames.device, value, knownDeviceSeconds)
}

async function knownDevice(
  backend: Backend,
  email: string,
  headers: Headers,
): Promise<string | undefined> {
  const cookie = cookieIn(headers, backend.auth.cookieNames.device)
  const [device, signature] = cookie?.split('.') ?? []
  if (!device || !signature) return undefined
  const expected = Buffer.from(signatureOf(backend, device, email))
  const found = Buffer.from(signature)
  return found.length === expected.length && timingSafeEqual(found, expected) ? device : undefined
}

function signatureOf({ auth }: Backend, device: string, email: string): string {
  return auth.sign('device', `${device} ${email}`)
}
