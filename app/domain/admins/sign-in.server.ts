import { randomBytes, timingSafeEqual } from 'node:crypto'
import { instantText } from '~/danish/dates'
import { recordAudit, recordRefusal } from '~/platform/audit.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import { cookieIn, cookieLine } from '~/platform/sign-in/cookies'
import { isBusyHashing } from '~/platform/sign-in/password.server'
import {
  countAttempt,
  forgetAttempts,
  type Subject,
  subjectsOf,
} from '~/platform/sign-in/sign-in-limits.server'
import { accountByEmail } from './accounts.server'
import { deviceName } from './device-name'
import { newDeviceMail } from './new-device-mail.copy'
import { secondStep } from './second-step.server'

interface Attempt {
  /** Trimmed and in lower case. */
  email: string
  password: string
  /** Of the authenticator app or a recovery code; empty where none was asked for yet. */
  code?: string
  /** Those of the request, for the cookies that came along. */
  headers: Headers
  /** Where the request comes from. */
  ip: string
}

export type SignIn =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'invalid' }
  /** The account is right but has no row in `admin_profiles`: it is signed out at once. */
  | { kind: 'not-admin' }
  /** All is right, and the account asks for a code as well. */
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  | { kind: 'too-many'; until: Date }
  /** Too many passwords are being checked at this moment. */
  | { kind: 'busy' }

const knownDeviceDays = 365

/**
 * Signs an admin in, within the limits (docs/specification.md, "Signing in"; docs/quality.md,
 * "Safe").
 */
export async function signIn(backend: Backend, attempt: Attempt): Promise<SignIn> {
  const device = await knownDevice(backend, attempt)
  // A browser that the author has signed in from before is not locked out by what others try.
  const subjects: Subject[] = device
    ? [{ kind: 'device', value: device }]
    : [...subjectsOf(attempt.ip), { kind: 'account', value: attempt.email }]
  if (isBusyHashing()) return { kind: 'busy' }
  const until = await countAttempt(backend, subjects)
  const entered = until
    ? ({ kind: 'too-many', until } as const)
    : await enter(backend, attempt).catch(busyOrThrow)
  await recordRefused(backend, attempt.email, entered)
  if (entered.kind === 'signed-in') await forgetAttempts(backend, subjects)
  return entered
}

/** Signs in without counting: for somebody who has just proved their identity in another way. */
export async function enter(
  backend: Backend,
  { email, password, code = '', headers }: Omit<Attempt, 'ip'>,
): Promise<SignIn> {
  const session = await backend.auth.signIn(email, password, headers.get('User-Agent') ?? '')
  if (!session) return { kind: 'invalid' }
  const { userId, cookies } = session
  if (!(await isAdmin(backend, userId))) {
    await backend.auth.end(session)
    return { kind: 'not-admin' }
  }
  const step = await secondStep(backend, userId, code)
  if (step !== 'passed') {
    await backend.auth.end(session)
    return { kind: `code-${step}` }
  }
  const earlier = await backend.auth.session(headers, { prolong: false })
  if (earlier) await backend.auth.end(earlier)
  await recordAudit(backend, { id: userId }, { action: 'sign-in', noun: 'session' })
  if (!(await knownDevice(backend, { email, headers }))) void tellOfDevice(backend, email, headers)
  return { kind: 'signed-in', cookies: [...cookies, await deviceCookie(backend, email)] }
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

/** Puts what did not lead in into the audit log, alike whether or not there is such an account. */
async function recordRefused(backend: Backend, email: string, { kind }: SignIn) {
  if (kind === 'signed-in' || kind === 'busy' || kind === 'code-needed') return
  const account = await accountByEmail(backend, email)
  await recordRefusal(backend, { id: account?.id ?? '' }, { action: kind, noun: 'session' })
}

function busyOrThrow(error: unknown): SignIn {
  if (error instanceof DomainError && error.code === 'busy') return { kind: 'busy' }
  throw error
}

/** Ends the session that a request carries. Answers the `Set-Cookie` line that takes it back. */
export async function signOut(backend: Backend, headers: Headers): Promise<string> {
  const session = await backend.auth.session(headers, { prolong: false })
  if (session) {
    await backend.auth.end(session)
    await recordAudit(backend, { id: session.userId }, { action: 'sign-out', noun: 'session' })
  }
  return backend.auth.forgottenCookie
}

async function isAdmin({ db }: Backend, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_profiles')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Says, under our signature, that the account has been signed in to from this browser. */
async function deviceCookie(backend: Backend, email: string): Promise<string> {
  const { auth, siteUrl } = backend
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${signatureOf(backend, device, email)}`
  return cookieLine(siteUrl, auth.cookieNames.device, value, knownDeviceDays)
}

async function knownDevice(
  backend: Backend,
  { email, headers }: Pick<Attempt, 'email' | 'headers'>,
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
