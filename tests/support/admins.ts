import { createHmac } from 'node:crypto'
import { testSecret } from '#tests/support/database'
import { storeAdmin } from '~/domain/admins/accounts.server'
import { tokenHash } from '~/platform/auth/auth.server'
import { hashPassword } from '~/platform/auth/password.server'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { systemClock } from '~/platform/runtime/clock'

export const adminPassword = 'en sætning om fjorden'

let adminHash: Promise<string> | undefined

/** Stores an admin with `adminPassword` and returns the account's id. */
export async function storeTestAdmin(
  backend: Backend,
  email = 'johanne@example.dk',
): Promise<string> {
  // Hashing takes longer than the rest of most tests.
  adminHash ??= hashPassword(adminPassword)
  const hash = await adminHash
  await inTransaction(backend, (inside) => storeAdmin(inside, { email, hash }))
  const user = backend.db.selectFrom('users').select('id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).id
}

/** An `Admin` for commands that require one. */
export async function signedInAdmin(backend: Backend): Promise<Admin> {
  const userId = await storeTestAdmin(backend, `${crypto.randomUUID()}@example.dk`)
  const headers = { Cookie: await sessionCookie(backend, userId) }
  const admin = await currentAdmin(backend, new Request(backend.siteUrl, { headers }))
  if (!admin) throw new Error('the session that was just stored is not accepted')
  return admin
}

/** The Cookie header of a new session of the account. */
export async function sessionCookie(backend: Backend, userId: string): Promise<string> {
  const token = crypto.randomUUID()
  const now = systemClock.now()
  const at = now.toISOString()
  await backend.db
    .insertInto('sessions')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      token: tokenHash(token),
      expires_at: new Date(now.getTime() + 12 * 60 * 60 * 1000).toISOString(),
      created_at: at,
      updated_at: at,
    })
    .execute()
  const signature = createHmac('sha256', testSecret).update(token).digest('base64')
  return `${backend.auth.cookieNames.session}=${encodeURIComponent(`${token}.${signature}`)}`
}
