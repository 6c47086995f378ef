import { mailAccountChange } from '~/domain/admins/account-mails.server'
import { isPassword } from '~/domain/admins/accounts.server'
import { deviceCookie } from '~/domain/admins/admission.server'
import { renewSession } from '~/domain/admins/sessions.server'
import type { Session } from '~/platform/auth/auth.server'
import { hashPassword } from '~/platform/auth/password.server'
import type { Admin } from '~/platform/auth/session.server'
import { clearAttempts, countAttempt } from '~/platform/auth/sign-in-limits.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit, recordRefusal } from '~/platform/changes/audit.server'
import { rejectGuessablePassword } from './password-rules.server'

export type PasswordRefusal = { kind: 'wrong' } | { kind: 'too-many'; until: Date }

type PasswordChange = { kind: 'changed'; cookies: string[] } | PasswordRefusal

/**
 * Gives the session a new token, ends all others and forgets all other known devices (docs/quality.md, "Safe").
 * @throws DomainError at `password`, if it is easy to guess
 */
export async function changePassword(
  backend: Backend,
  admin: Admin,
  { current, password, headers }: { current: string; password: string; headers: Headers },
): Promise<PasswordChange> {
  const notConfirmed = await confirmPassword(backend, admin, current)
  if (notConfirmed) return notConfirmed
  await rejectGuessablePassword(backend, { email: admin.email, password })
  const session = await backend.auth.findSession(headers, { prolong: false })
  const cookies = await replacePassword(backend, admin.id, password, session)
  return { kind: 'changed', cookies: [...cookies, await deviceCookie(backend, admin.email)] }
}

/** Attempts are limited as at sign-in. Undefined if the password is correct. */
export async function confirmPassword(
  backend: Backend,
  { id, email }: Admin,
  password: string,
): Promise<PasswordRefusal | undefined> {
  const subject = { kind: 'account', value: `password ${email}` } as const
  const until = await countAttempt(backend, [subject])
  if (until || !(await isPassword(backend, email, password))) {
    await recordRefusal(backend, { id }, { action: until ? 'too-many' : 'wrong', noun: 'password' })
    return until ? { kind: 'too-many', until } : { kind: 'wrong' }
  }
  await clearAttempts(backend, [subject])
  return undefined
}

/** @returns the `Set-Cookie` lines of the session that is kept */
export async function replacePassword(
  backend: Backend,
  userId: string,
  password: string,
  kept?: Session,
): Promise<string[]> {
  const hash = await hashPassword(password)
  return inTransaction(backend, async (inside) => {
    await inside.db
      .updateTable('accounts')
      .set({ password: hash, updated_at: inside.clock.now().toISOString() })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute()
    await recordAudit(inside, { id: userId }, { action: 'update', noun: 'password' })
    await mailAccountChange(inside, userId, { kind: 'password' })
    return renewSession(inside, userId, kept)
  })
}
