import { isPassword } from '~/domain/admins/accounts.server'
import type { Admin } from '~/platform/auth/session.server'
import { clearAttempts, countAttempt } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { recordRefusal } from '~/platform/changes/audit.server'

/** Why the password was not confirmed. */
export type PasswordRefusal = { kind: 'wrong' } | { kind: 'too-many'; until: Date }

/**
 * Checks the current password before a change for which a session is not enough. Attempts are limited as
 * at sign-in.
 * @returns undefined if the password is correct
 */
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
