import { domainToUnicode } from 'node:url'
import { emailKey } from '~/platform/auth/email-key'
import { verifyPassword } from '~/platform/auth/password.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { flagOf } from '~/platform/db/schema'

/** Inserts an admin's account. Call it inside a transaction. */
export async function storeAdmin(
  inside: Backend,
  { email, hash }: { email: string; hash: string },
): Promise<void> {
  const { db, clock } = inside
  const id = crypto.randomUUID()
  const at = clock.now().toISOString()
  const dates = { created_at: at, updated_at: at }
  const user = { id, name: email, email, email_verified: 0, ...dates } as const
  await db.insertInto('users').values(user).execute()
  await db
    .insertInto('accounts')
    .values({
      id: crypto.randomUUID(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: hash,
      ...dates,
    })
    .execute()
  await db.insertInto('admin_profiles').values({ id, created_at: at }).execute()
  await recordAudit(inside, { id }, { action: 'insert', noun: 'admin', rowId: id, summary: email })
}

/** The address with its domain in letters and as servers write it (æ.dk, xn--6ca.dk): either may be stored. */
function spellings(email: string): string[] {
  const ascii = emailKey(email)
  const at = ascii.lastIndexOf('@') + 1
  return [...new Set([email, ascii, ascii.slice(0, at) + domainToUnicode(ascii.slice(at))])]
}

export async function passwordHashOf(backend: Backend, email: string): Promise<string | undefined> {
  const account = await accountByEmail(backend, email)
  const stored = await backend.db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', account?.id ?? '')
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return stored?.password ?? undefined
}

/** Whether the account has this password. Takes as long if there is no such account. */
export async function isPassword(backend: Backend, email: string, password: string) {
  return verifyPassword(await passwordHashOf(backend, email), password)
}

export async function isAdmin(backend: Backend, userId: string): Promise<boolean> {
  return (await admins(backend)).some(({ id }) => id === userId)
}

export async function accountByEmail({ db }: Backend, email: string) {
  const found = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', spellings(email))
    .orderBy('id')
    .execute()
  return found.find((account) => account.email === email) ?? found[0]
}

export async function admins({ db }: Backend) {
  return db
    .selectFrom('admin_profiles')
    .innerJoin('users', 'users.id', 'admin_profiles.id')
    .select(['users.id', 'users.email'])
    .execute()
}

/** Returns the admin with this email. Without an email returns the only admin, undefined if there are several. */
export async function findAdmin(backend: Backend, email: string | undefined) {
  const all = await admins(backend)
  const [admin, ...others] = email
    ? all.filter((one) => emailKey(one.email) === emailKey(email))
    : all
  return others.length > 0 ? undefined : admin
}

export async function emailsOf({ db }: Pick<Backend, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export async function isWelcomeHidden({ db }: Backend, { id }: Admin): Promise<boolean> {
  const profile = await db
    .selectFrom('admin_profiles')
    .select('welcome_hidden')
    .where('id', '=', id)
    .executeTakeFirst()
  return profile?.welcome_hidden === 1
}

export async function setWelcomeHidden({ db }: Backend, { id }: Admin, hidden: boolean) {
  await db
    .updateTable('admin_profiles')
    .set({ welcome_hidden: flagOf(hidden) })
    .where('id', '=', id)
    .execute()
}
