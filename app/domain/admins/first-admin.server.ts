import { rejectGuessablePassword } from '~/domain/admins/passwords/password-rules.server'
import { hashPassword } from '~/platform/auth/password.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { Env } from '~/platform/runtime/env.server'
import { accountByEmail, admins, storeAdmin } from './accounts.server'
import { accountOfCode, issueCode, useCode, wasIssuedSince } from './one-time-codes.server'

/** The code is valid until the first admin exists. */
const never = new Date('9999-12-31T00:00:00Z')

/**
 * Creates the account of ADMIN_EMAIL if it is missing, or returns the URL where the first admin creates one.
 * @param since when this process started: of several processes on a new database, only one gets the URL
 */
export async function prepareFirstAdmin(
  backend: Backend,
  { adminEmail, adminPassword }: Partial<Pick<Env, 'adminEmail' | 'adminPassword'>>,
  since?: Date,
): Promise<string | undefined> {
  if (adminEmail && adminPassword) {
    if (await accountByEmail(backend, adminEmail)) return undefined
    await warnIfGuessable(backend, { email: adminEmail, password: adminPassword })
    const hash = await hashPassword(adminPassword)
    await inTransaction(backend, (inside) => storeAdmin(inside, { email: adminEmail, hash }))
    return undefined
  }
  if (await hasAdmin(backend)) return undefined
  if (since && (await wasIssuedSince(backend, 'first-admin', since))) return undefined
  const code = await issueCode(backend, { purpose: 'first-admin', expires: never })
  return `${backend.siteUrl}/admin/opret?kode=${code}`
}

/** Only warns about the operator's password, because failing to start would be worse. */
async function warnIfGuessable(backend: Backend, credentials: { email: string; password: string }) {
  await rejectGuessablePassword(backend, credentials).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
    backend.log.warn(
      { reason: error.code },
      'ADMIN_PASSWORD is easily guessed: change it on /admin/konto',
    )
  })
}

export async function canCreateFirstAdmin(backend: Backend, code: string): Promise<boolean> {
  return (
    (await accountOfCode(backend, 'first-admin', code)) !== undefined && !(await hasAdmin(backend))
  )
}

/** @throws DomainError taken, at `email`; at `password`, if it is easy to guess */
export async function createFirstAdmin(
  backend: Backend,
  code: string,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (!(await canCreateFirstAdmin(backend, code))) return false
  if (await accountByEmail(backend, email)) throw new DomainError('taken', 'email')
  await rejectGuessablePassword(backend, { email, password })
  const hash = await hashPassword(password)
  return inTransaction(backend, async (inside) => {
    if (!(await useCode(inside, 'first-admin', code))) return false
    await storeAdmin(inside, { email, hash })
    return true
  })
}

async function hasAdmin(backend: Backend): Promise<boolean> {
  return (await admins(backend)).length > 0
}
