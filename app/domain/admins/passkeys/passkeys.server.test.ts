import { expect } from 'vitest'
import { storeTestAdmin } from '#tests/support/admins'
import { Authenticator } from '#tests/support/authenticator'
import { databaseTest } from '#tests/support/database'
import { adminWithPasskey, signedIn, userAgent } from '#tests/support/passkeys'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import { passwordLinkForAdmin } from '~/domain/admins/passwords/new-password.server'
import { passkeyOptions, signInWithPasskey } from './passkey-sign-in.server'
import {
  addPasskey,
  passkeysOf,
  removeAllPasskeys,
  removePasskey,
  startPasskey,
} from './passkeys.server'

databaseTest('only the account that asked can add its passkey', async ({ backend, at, logged }) => {
  const admin = await signedIn(backend)
  const other = { ...admin, id: await storeTestAdmin(backend, 'anden@example.dk') }
  const device = new Authenticator(backend.siteUrl)
  const begin = () => startPasskey(backend, admin)
  const refused = (answer: string, message: string, of = admin, later = backend) =>
    expect(addPasskey(later, of, { name: '', response: answer, userAgent })).rejects.toThrow(
      message,
    )
  const options = await begin()
  expect(options).toMatchObject({
    rp: { id: 'example.dk' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await refused(device.make(options), 'setup-over', other)
  await refused(device.make(options), 'setup-over', admin, at('2026-11-21T09:05:00Z'))
  await refused(device.make(await begin(), { origin: 'https://example.com' }), 'passkey-refused')
  await refused(device.make(await begin(), { rpId: 'example.com' }), 'passkey-refused')
  await refused(device.make(await begin(), { userVerified: false }), 'passkey-refused')
  expect(logged).toMatchObject(Array(3).fill({ level: 30, msg: 'a passkey was not accepted' }))
  await refused('{', 'passkey-refused')
  const { challenge } = await passkeyOptions(backend)
  await refused(device.make({ ...options, challenge }), 'setup-over')
  expect(await passkeysOf(backend, admin)).toEqual([])
})

databaseTest('a passkey without a name is named after the browser', async ({ backend }) => {
  const { admin } = await adminWithPasskey(backend, '')
  expect(await passkeysOf(backend, admin)).toMatchObject([{ name: 'Firefox på Windows' }])
})

databaseTest('there are at most ten passkeys, and no duplicates', async ({ backend }) => {
  const { admin, device } = await adminWithPasskey(backend)
  const add = async (each: Authenticator) => {
    const answer = each.make(await startPasskey(backend, admin))
    await addPasskey(backend, admin, { name: '', response: answer, userAgent })
  }
  await expect(add(device)).rejects.toThrow('passkey-refused')
  const { excludeCredentials } = await startPasskey(backend, admin)
  expect(excludeCredentials).toMatchObject([{ id: device.credentialId }])
  for (let number = 2; number <= 10; number++) await add(new Authenticator(backend.siteUrl))
  await expect(add(new Authenticator(backend.siteUrl))).rejects.toThrow('passkeys-full')
})

databaseTest('adding and removing are logged, and limited to one’s own', async (context) => {
  const { backend } = context
  const { admin } = await adminWithPasskey(backend)
  const other = { ...admin, id: await storeTestAdmin(backend, 'anden@example.dk') }
  const [passkey] = await passkeysOf(backend, admin)
  await removePasskey(backend, other, passkey?.id ?? '')
  await removeAllPasskeys(backend, other)
  expect(await passkeysOf(backend, admin)).toHaveLength(1)
  await removePasskey(backend, admin, passkey?.id ?? '')
  await removePasskey(backend, admin, passkey?.id ?? '')
  expect(await passkeysOf(backend, admin)).toEqual([])
  const entries = (await auditLog(backend)).map(({ what }) => what)
  expect(entries.filter((what) => what.includes('adgangsnøglen')).toSorted()).toEqual([
    'Fjernede adgangsnøglen »Min telefon«',
    'Tilføjede adgangsnøglen »Min telefon«',
  ])
})

databaseTest(
  'a link for a new password keeps passkeys; the operator removes them',
  async (context) => {
    const { backend } = context
    const { admin, device } = await adminWithPasskey(backend)
    expect(await passwordLinkForAdmin(backend)).toMatchObject({ hasPasskeys: true })
    await removeAllPasskeys(backend, admin)
    expect(await passwordLinkForAdmin(backend)).toMatchObject({ hasPasskeys: false })
    const answer = device.use(await passkeyOptions(backend))
    const attempt = { response: answer, headers: new Headers(), ip: '203.0.113.7' }
    expect((await signInWithPasskey(backend, attempt)).kind).toBe('passkey-refused')
    expect((await auditLog(backend)).map(({ what }) => what)).toContain(
      'Fjernede alle adgangsnøgler',
    )
  },
)
