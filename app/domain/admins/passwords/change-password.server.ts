import { mailAccountChange } from '~/domain/admins/account-mails.server'
import { deviceCookie } from '~/domain/admins/known-device.server'
import { hashPassword } from '~/platform/auth/password.server'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { confirmPassword, type NotConfirmed } from './confirm-password.server'
import { refuseGuessable } from './password-rules.server'

/** `cookie` is the `Set-Cookie` line that makes this browser a known device again. */
type PasswordChange = { kind: 'changed'; cookie: string } | NotConfirmed

/**
 * Changes the admin's password after checking the current one, within the limits of signing in.
 * Ends all other sessions and known devices (docs/quality.md, "Safe").
 * @throws DomainError for the password, if it is easy to guess
 * @param headers the request's headers, whose session continues
 */
export async function changePassword(
  backend: Backend,
  admin: Admin,
  { current, password, headers }: { current: string; password: string; headers: Headers },
): Promise<PasswordChange> {
  const refused = await confirmPassword(backend, admin, current)
  if (refused) return refused
  await refuseGuessable(backend, { email: admin.email, password })
  const session = await backend.auth.session(headers, { prolong: false })
  await replacePassword(backend, admin.id, password, session?.id)
  return { kind: 'changed', cookie: await deviceCookie(backend, admin.email) }
}

/**
 * Replaces an account's password and ends all its sessions.
 * @param keep the id of the session to keep: the one that changes the password
 */
export async function replacePassword(
  backend: Backend,
  userId: string,
  password: string,
  keep = '',
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
      .where('id', '!=', keep)
      .execute()
    await recordAudit(inside, { id: userId }, { action: 'update', noun: 'password' })
  })
  mailAccountChange(backend, userId, { kind: 'password' })
}
