import { recordRefusal } from '~/platform/audit.server'
import type { Backend } from '~/platform/backend.server'
import type { Admin } from '~/platform/session.server'
import { verifyPassword } from '~/platform/sign-in/password.server'
import { countAttempt, forgetAttempts } from '~/platform/sign-in/sign-in-limits.server'
import { replacePassword } from './accounts.server'
import { refuseGuessable } from './password-rules.server'

export type PasswordChange =
  | { kind: 'changed' }
  /** The present password is another one. */
  | { kind: 'wrong' }
  | { kind: 'too-many'; until: Date }

/**
 * Gives the admin another password in exchange for the present one, within the limits of signing
 * in. All other sessions end (docs/quality.md, "Safe").
 * @throws DomainError of the password, where it is guessed too easily
 * @param headers those of the request, whose session goes on
 */
export async function changePassword(
  backend: Backend,
  { id, email }: Admin,
  { current, password, headers }: { current: string; password: string; headers: Headers },
): Promise<PasswordChange> {
  const subject = { kind: 'account', value: `password ${email}` } as const
  const until = await countAttempt(backend, [subject])
  if (until || !(await isPassword(backend, id, current))) {
    await recordRefusal(backend, { id }, { action: until ? 'too-many' : 'wrong', noun: 'password' })
    return until ? { kind: 'too-many', until } : { kind: 'wrong' }
  }
  await forgetAttempts(backend, [subject])
  await refuseGuessable(backend, { email, password })
  const session = await backend.auth.session(headers, { prolong: false })
  await replacePassword(backend, id, password, session?.id)
  return { kind: 'changed' }
}

async function isPassword({ db }: Backend, userId: string, password: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return verifyPassword(account?.password ?? '', password)
}
