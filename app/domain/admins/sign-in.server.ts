import { checkSecondStep, isRecoveryCode } from '~/domain/admins/two-factor/second-step.server'
import { isHashQueueFull } from '~/platform/auth/password.server'
import { countAttempt, uncountAttempt } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { accountByEmail, isAdmin, isPassword } from './accounts.server'
import {
  type Attempt,
  limitSubjects,
  recordFailedSignIn,
  resetAttempts,
  type SignInResult,
  startSession,
} from './admission.server'

interface PasswordAttempt extends Attempt {
  /** Trimmed and lower-cased. */
  email: string
  password: string
  code?: string
}

/** docs/specification.md, "Signing in"; docs/quality.md, "Safe". */
export async function signIn(backend: Backend, attempt: PasswordAttempt): Promise<SignInResult> {
  await backend.disk.makeRoom()
  const account = await accountByEmail(backend, attempt.email)
  // A valid recovery code has its own limit: it cannot be guessed, so wrong passwords do not block it.
  const hasRecoveryCode = await isRecoveryCode(backend, account?.id ?? '', attempt.code ?? '')
  const proof = hasRecoveryCode ? 'recovery code' : 'password'
  const subjects = await limitSubjects(backend, attempt, proof)
  if (isHashQueueFull()) return { kind: 'busy' }
  const until = await countAttempt(backend, subjects)
  const result = until
    ? ({ kind: 'too-many', until } as const)
    : await signInWithoutLimit(backend, attempt).catch(busyOrThrow)
  await recordFailedSignIn(backend, account?.id, result)
  if (result.kind === 'signed-in') await resetAttempts(backend, attempt)
  // Password and code are one attempt, which is not finished while the code is missing.
  if (result.kind === 'code-needed' || result.kind === 'busy') {
    await uncountAttempt(backend, subjects)
  }
  return result
}

/** Signs in without a limit, for an account that was just verified by other means. */
export async function signInWithoutLimit(
  backend: Backend,
  { email, password, code = '', headers }: Omit<PasswordAttempt, 'ip'>,
): Promise<SignInResult> {
  const account = await accountByEmail(backend, email)
  const isCorrect = await isPassword(backend, email, password)
  if (!account || !isCorrect) return { kind: 'invalid' }
  if (!(await isAdmin(backend, account.id))) return { kind: 'not-admin' }
  const step = await checkSecondStep(backend, account.id, code)
  return step === 'passed' ? startSession(backend, account, headers) : { kind: `code-${step}` }
}

function busyOrThrow(error: unknown): SignInResult {
  if (error instanceof DomainError && error.code === 'busy') return { kind: 'busy' }
  throw error
}

/** Ends the session of a request. Returns the `Set-Cookie` line that clears its cookie. */
export async function signOut(backend: Backend, headers: Headers): Promise<string> {
  const session = await backend.auth.findSession(headers, { prolong: false })
  if (session) {
    await backend.disk.makeRoom()
    await backend.auth.endSession(session)
    await recordAudit(backend, { id: session.userId }, { action: 'sign-out', noun: 'session' })
  }
  return backend.auth.expiredCookie
}
