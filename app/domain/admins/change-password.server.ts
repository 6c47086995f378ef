import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { replacePassword } from './accounts.server'
import { confirmPassword, type NotConfirmed } from './confirm-password.server'
import { refuseGuessable } from './password-rules.server'

export type PasswordChange = { kind: 'changed' } | NotConfirmed

/**
 * Gives the admin another password in exchange for the present one, within the limits of signing
 * in. All other sessions end (docs/quality.md, "Safe").
 * @throws DomainError of the password, where it is guessed too easily
 * @param headers those of the request, whose session goes on
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
  return { kind: 'changed' }
}
