import { startTwoFactor, turnTwoFactorOn } from '~/domain/admins/two-factor/two-factor.server'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { sessionCookie, storeTestAdmin } from './admins'
import { testInstant } from './database'
import { appCode as codeAt } from './totp'

export async function signedIn(backend: Backend): Promise<Admin> {
  const Cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  return (await currentAdmin(
    backend,
    new Request(backend.siteUrl, { headers: { Cookie } }),
  )) as Admin
}

export function appCode(key: string, instant = testInstant): string {
  return codeAt(key, new Date(instant))
}

export async function turnedOn(backend: Backend) {
  const admin = await signedIn(backend)
  const { sealed, secret } = startTwoFactor(backend, admin)
  const { codes } = await turnTwoFactorOn(backend, admin, {
    sealed,
    code: appCode(secret),
    headers: new Headers(),
  })
  return { admin, secret, codes }
}
