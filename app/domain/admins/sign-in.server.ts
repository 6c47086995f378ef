import { isRecoveryCode, secondStep } from '~/domain/admins/two-factor/second-step.server'
import { isBusyHashing } from '~/platform/auth/password.server'
import { countAttempt, uncountAttempt } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { accountByEmail, isAdmin, isPassword } from './accounts.server'
import {
  admit,
  forgetAttemptsOf,
  recordRefused,
  type SignIn,
  subjectsOfAttempt,
} from './admission.server'

interface Attempt {
  /** Trimmed and lower-cased. */
  email: string
  password: string
  /** From the authenticator app or a recovery code; empty if none was requested yet. */
  code?: string
  /** The request's headers, for its cookies. */
  headers: Headers
  /** The address of the client. */
  ip: string
}

/**
 * Signs an admin in with a password, within the limits (docs/specification.md, "Signing in";
 * docs/quality.md, "Safe").
 */
export async function signIn(backend: Backend, attempt: Attempt): Promise<SignIn> {
  const account = await accountByEmail(backend, attempt.email)
  // Recovery codes cannot be guessed, so the wait after wrong codes does not block a right one.
  const hasRecoveryCode = await isRecoveryCode(backend, account?.id ?? '', attempt.code ?? '')
  const proof = hasRecoveryCode ? 'recovery code' : 'password'
  const subjects = await subjectsOfAttempt(backend, attempt, proof)
  if (isBusyHashing()) return { kind: 'busy' }
  const until = await countAttempt(backend, subjects)
  const result = until
    ? ({ kind: 'too-many', until } as const)
    : await signInUncounted(backend, attempt).catch(busyOrThrow)
  await recordRefused(backend, account?.id, result)
  if (result.kind === 'signed-in') await forgetAttemptsOf(backend, attempt)
  // Password and code are one attempt: a right password that still lacks its code is no failure.
  if (result.kind === 'code-needed' || result.kind === 'busy') {
    await uncountAttempt(backend, subjects)
  }
  return result
}

/** Signs in without counting the attempt, for an account that was just verified by other means. */
export async function signInUncounted(
  backend: Backend,
  { email, password, code = '', headers }: Omit<Attempt, 'ip'>,
): Promise<SignIn> {
  const account = await accountByEmail(backend, email)
  const isRight = await isPassword(backend, email, password)
  if (!account || !isRight) return { kind: 'invalid' }
  if (!(await isAdmin(backend, account.id))) return { kind: 'not-admin' }
  const step = await secondStep(backend, account.id, code)
  return step === 'passed' ? admit(backend, account, headers) : { kind: `code-${step}` }
}

function busyOrThrow(error: unknown): SignIn {
  if (error instanceof DomainError && error.code === 'busy') return { kind: 'busy' }
  throw error
}

/** Ends the session of a request. Returns the `Set-Cookie` line that clears its cookie. */
export async function signOut(backend: Backend, headers: Headers): Promise<string> {
  const session = await backend.auth.session(headers, { prolong: false })
  if (session) {
    await backend.disk.makeRoomForDeleting()
    await backend.auth.end(session)
    await recordAudit(backend, { id: session.userId }, { action: 'sign-out', noun: 'session' })
  }
  return backend.auth.forgottenCookie
}
