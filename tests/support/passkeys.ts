import { addPasskey, startPasskey } from '~/domain/admins/passkeys/passkeys.server'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { sessionCookie, storeTestAdmin } from './admins'
import { Authenticator } from './authenticator'

export const email = 'johanne@example.dk'
export const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0'

/** The admin of the tests of passkeys. */
export async function signedIn(backend: Backend): Promise<Admin> {
  const headers = { Cookie: await sessionCookie(backend, await storeTestAdmin(backend, email)) }
  return (await currentAdmin(backend, new Request(backend.siteUrl, { headers }))) as Admin
}

/** An admin with one passkey, and its device. */
export async function adminWithPasskey(backend: Backend, name = 'Min telefon') {
  const admin = await signedIn(backend)
  const device = new Authenticator(backend.siteUrl)
  const answer = device.make(await startPasskey(backend, admin))
  await addPasskey(backend, admin, { name, response: answer, userAgent })
  return { admin, device }
}
