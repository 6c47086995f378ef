import { mailAccountChange } from '~/domain/admins/account-mails.server'
import { deviceCookie } from '~/domain/admins/known-device.server'
import { hashPassword } from '~/platform/auth/password.server'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { confirmPassword, type PasswordRefusal } from './confirm-password.server'
import { rejectGuessablePassword } from './password-rules.server'

/** `cookie` is the `Set-Cookie` line that makes this browser a known device again. */
type PasswordChange = { kind: 'changed'; cookie: string } | PasswordRefusal

/**
 * Changes the admin's password after confirming the current one. Ends all other sessions and forgets all
 * other known devices (docs/quality.md, "Safe").
 * @throws DomainError at `password`, if it is easy to guess
 * @param headers the request's headers, whose session continues
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
  await replacePassword(backend, admin.id, password, session?.id)
  return { kind: 'changed', cookie: await deviceCookie(backend, admin.email) }
}

/**
 * Replaces an account's password and ends all its sessions.
 * @param keptSessionId the id of the session to keep: the one that changes the password
 */
export async function replacePassword(
  backend: Backend,
  userId: string,
  password: string,
  keptSessionId = '',
): Promise<void> {
  const hash = await hashPassword(password)
  await inTransaction(backend, async (inside) => {
    await inside.db
      .updateTable('accounts')
      .set({ password: hash, updated_at: inside.clock.now().toISOString() })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute()
    await inside.db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', keptSessionId)
      .execute()
    await recordAudit(inside, { id: userId }, { action: 'update', noun: 'password' })
  })
  mailAccountChange(backend, userId, { kind: 'password' })
}
