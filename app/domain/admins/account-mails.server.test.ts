import { expect } from 'vitest'
import { adminPassword, signedInAdmin } from '#tests/support/admins'
import { Authenticator } from '#tests/support/authenticator'
import { databaseTest } from '#tests/support/database'
import { appCode } from '#tests/support/totp'
import {
  addPasskey,
  passkeysOf,
  removeAllPasskeys,
  removePasskey,
  startPasskey,
} from '~/domain/admins/passkeys/passkeys.server'
import { changePassword } from '~/domain/admins/passwords/change-password.server'
import {
  startTwoFactor,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from '~/domain/admins/two-factor/two-factor.server'

databaseTest('each change to how an account signs in is mailed to it', async (context) => {
  const { backend, sent, deliver } = context
  const admin = await signedInAdmin(backend)
  const subjects = async (count: number) => {
    expect(await deliver()).toHaveLength(count)
    return sent.map(({ subject }) => subject)
  }

  const { sealed, secret } = startTwoFactor(backend, admin)
  const code = appCode(secret, backend.clock.now())
  await turnTwoFactorOn(backend, admin, { sealed, code, headers: new Headers() })
  expect(await subjects(1)).toContain('Totrinslogin er slået til på din hjemmeside')
  await turnTwoFactorOff(backend, admin)
  expect(await subjects(2)).toContain('Totrinslogin er slået fra på din hjemmeside')

  const device = new Authenticator(backend.siteUrl)
  const answer = device.make(await startPasskey(backend, admin))
  await addPasskey(backend, admin, { name: 'Min telefon', response: answer, userAgent: null })
  expect(await subjects(3)).toContain('Adgangsnøglen »Min telefon« er tilføjet på din hjemmeside')
  await removePasskey(backend, admin, (await passkeysOf(backend, admin))[0]?.id ?? '')
  await removePasskey(backend, admin, 'a passkey that is gone')
  expect(await subjects(4)).toContain('Adgangsnøglen »Min telefon« er fjernet på din hjemmeside')
  await removeAllPasskeys(backend, admin)
  expect(await subjects(5)).toContain('Alle adgangsnøgler er fjernet på din hjemmeside')

  const headers = new Headers()
  const password = 'en ny sætning om havet'
  await changePassword(backend, admin, { current: 'forkert', password, headers })
  await changePassword(backend, admin, { current: adminPassword, password, headers })
  expect(await subjects(6)).toContain('Adgangskoden er skiftet på din hjemmeside')
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([admin.email]))
  expect(sent.at(-1)?.text).toContain('21. november 2026 kl. 10.00')
  expect(sent.at(-1)?.text).toContain('https://example.dk/admin/konto')
  expect(JSON.stringify(sent)).not.toContain(password)
})
