import { expect } from 'vitest'
import { adminPassword, sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { Authenticator } from '#tests/support/authenticator'
import { databaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { auditLog } from '~/domain/admins/audit-log.server'
import { newPasswordLinkFor } from '~/domain/admins/passwords/new-password.server'
import { signIn } from '~/domain/admins/sign-in.server'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { passkeyOptions, signInWithPasskey } from './passkey-sign-in.server'
import {
  addPasskey,
  beginPasskey,
  passkeysOf,
  removeAllPasskeys,
  removePasskey,
} from './passkeys.server'

const email = 'johanne@example.dk'
const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0'
const ip = '203.0.113.7'

async function signedIn(backend: Backend): Promise<Admin> {
  const headers = { Cookie: await sessionCookie(backend, await storeTestAdmin(backend, email)) }
  return (await currentAdmin(backend, new Request(backend.siteUrl, { headers }))) as Admin
}

/** An admin with one passkey, and its device. */
async function withPasskey(backend: Backend, name = 'Min telefon') {
  const admin = await signedIn(backend)
  const device = new Authenticator(backend.siteUrl)
  const answer = device.make(await beginPasskey(backend, admin))
  await addPasskey(backend, admin, { name, answer, userAgent })
  return { admin, device }
}

/** Resets the limits first: these tests are not about them. */
async function attempt(backend: Backend, answer: string, headers = new Headers()) {
  await backend.db.deleteFrom('sign_in_limits').execute()
  return signInWithPasskey(backend, { answer, headers, ip })
}

async function outcome(backend: Backend, answer: string) {
  return (await attempt(backend, answer)).kind
}

databaseTest('a passkey signs in instead of password and code', async ({ backend, sent }) => {
  const { admin, device } = await withPasskey(backend)
  const headers = new Headers({ 'User-Agent': userAgent })
  const entered = await attempt(backend, device.use(await passkeyOptions(backend)), headers)
  const cookies = entered.kind === 'signed-in' ? entered.cookies : []
  expect(cookies.map((line) => line.split('=')[0])).toEqual([
    '__Host-skrivestue',
    '__Host-skrivestue-device',
  ])
  for (const line of cookies) expect(line).toMatch(/HttpOnly; (Secure; )?SameSite=Lax/)
  const Cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const request = new Request(backend.siteUrl, { headers: { Cookie } })
  expect(await currentAdmin(backend, request)).toMatchObject({ id: admin.id, email })
  const mail = expect.objectContaining({ to: email, subject: 'Nyt login på din hjemmeside' })
  await eventually(() => expect(sent).toContainEqual(mail))
  expect(await passkeysOf(backend, admin)).toMatchObject([
    { name: 'Min telefon', usedAt: '2026-11-21T09:00:00.000Z' },
  ])
  const { user_agent } = await backend.db
    .selectFrom('sessions')
    .select('user_agent')
    .where('user_agent', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(user_agent).toBe(userAgent)
  expect((await auditLog(backend)).map(({ what }) => what)).toContain('Loggede ind')
})

databaseTest('a response is valid once, for some minutes', async ({ backend, at }) => {
  const { device } = await withPasskey(backend)
  const answer = device.use(await passkeyOptions(backend))
  expect(await outcome(backend, answer)).toBe('signed-in')
  expect(await outcome(backend, answer)).toBe('passkey-refused')
  const options = await passkeyOptions(backend)
  expect(await outcome(backend, device.use(options))).toBe('signed-in')
  expect(await outcome(backend, device.use(options))).toBe('passkey-refused')
  const late = device.use(await passkeyOptions(backend))
  expect(await outcome(at('2026-11-21T09:05:00Z'), late)).toBe('passkey-refused')
  const inTime = device.use(await passkeyOptions(backend))
  expect(await outcome(at('2026-11-21T09:04:59Z'), inTime)).toBe('signed-in')
})

databaseTest('only one of two responses to a challenge signs in', async ({ backend }) => {
  const { device } = await withPasskey(backend)
  const answer = device.use(await passkeyOptions(backend))
  const kinds = await Promise.all([outcome(backend, answer), outcome(backend, answer)])
  expect(kinds.toSorted()).toEqual(['passkey-refused', 'signed-in'])
})

databaseTest('a response to another challenge is rejected', async ({ backend }) => {
  const { admin, device } = await withPasskey(backend)
  const refused = async (answer: string) =>
    expect(await outcome(backend, answer)).toBe('passkey-refused')
  const options = () => passkeyOptions(backend)
  await refused(device.use(await options(), { origin: 'https://example.com' }))
  await refused(device.use(await options(), { rpId: 'example.com' }))
  await refused(device.use(await options(), { userVerified: false }))
  await refused(device.use(await options(), { userHandle: 'c29tZWJvZHk' }))
  await refused(device.use({ ...(await options()), challenge: 'aW52ZW50ZWQ' }))
  const { challenge } = await beginPasskey(backend, admin)
  await refused(device.use({ ...(await options()), challenge }))
  await refused(device.make(await beginPasskey(backend, admin)))
  for (const text of ['', '{}', 'null', '[]', '{"id":"a"', 'x'.repeat(13_000)]) await refused(text)
  expect(await backend.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  expect(await outcome(backend, device.use(await options()))).toBe('signed-in')
})

databaseTest('a signature by another key is rejected', async ({ backend }) => {
  const { device } = await withPasskey(backend)
  const options = await passkeyOptions(backend)
  const forged = { ...JSON.parse(new Authenticator(backend.siteUrl).use(options)) }
  const own = JSON.parse(device.use(options)) as { response: { userHandle: string } }
  forged.response.userHandle = own.response.userHandle
  const id = device.credentialId
  expect(await outcome(backend, JSON.stringify({ ...forged, id, rawId: id }))).toBe(
    'passkey-refused',
  )
})

databaseTest('a counter that goes backwards indicates a copy', async ({ backend }) => {
  const { device } = await withPasskey(backend)
  const use = async (counter: number) =>
    outcome(backend, device.use(await passkeyOptions(backend), { counter }))
  expect(await use(2 ** 32 - 2)).toBe('signed-in')
  expect(await use(2 ** 32 - 2)).toBe('passkey-refused')
  expect(await use(7)).toBe('passkey-refused')
  expect(await use(2 ** 32 - 1)).toBe('signed-in')
})

databaseTest('a device without a counter can sign in repeatedly', async ({ backend }) => {
  const { device } = await withPasskey(backend)
  for (let time = 0; time < 2; time++) {
    const answer = device.use(await passkeyOptions(backend), { counter: 0 })
    expect(await outcome(backend, answer)).toBe('signed-in')
  }
})

databaseTest('an unknown passkey gets the same answer and is logged', async (context) => {
  const { backend } = context
  const { admin, device } = await withPasskey(backend)
  const unknown = new Authenticator(backend.siteUrl).use(await passkeyOptions(backend))
  const wrong = device.use(await passkeyOptions(backend), { userVerified: false })
  expect(await attempt(backend, unknown)).toEqual(await attempt(backend, wrong))
  const lines = (await auditLog(backend)).filter(({ what }) => /^Afvist login/.test(what))
  expect(lines.map(({ who, what }) => [who, what]).toSorted()).toEqual([
    [email, 'Afvist login med adgangsnøgle'],
    ['ukendt email', 'Afvist login med adgangsnøgle'],
  ])
  await removePasskey(backend, admin, (await passkeysOf(backend, admin))[0]?.id ?? '')
  expect(await outcome(backend, device.use(await passkeyOptions(backend)))).toBe('passkey-refused')
})

databaseTest('passkey attempts follow the limits of signing in', async ({ backend }) => {
  const headers = new Headers()
  const kinds: string[] = []
  for (let time = 0; time < 5; time++) {
    kinds.push((await signInWithPasskey(backend, { answer: '{}', headers, ip })).kind)
  }
  expect(kinds).toEqual([...Array(4).fill('passkey-refused'), 'too-many'])
})

databaseTest('a passkey signs in while password and code have to wait', async ({ backend }) => {
  const { device } = await withPasskey(backend)
  const headers = new Headers()
  const password = async (text: string) =>
    (await signIn(backend, { email, password: text, headers, ip })).kind
  for (let mistake = 0; mistake < 4; mistake++) await password('forkert')
  expect(await password(adminPassword)).toBe('too-many')
  const answer = device.use(await passkeyOptions(backend))
  expect(await signInWithPasskey(backend, { answer, headers, ip })).toMatchObject({
    kind: 'signed-in',
  })
  expect(await password(adminPassword)).toBe('signed-in')
})

databaseTest('a former admin is not let in', async ({ backend }) => {
  const { admin, device } = await withPasskey(backend)
  await backend.db.deleteFrom('admin_profiles').where('id', '=', admin.id).execute()
  expect(await outcome(backend, device.use(await passkeyOptions(backend)))).toBe('not-admin')
  expect(await backend.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})

databaseTest('an unanswered challenge leaves nothing behind', async ({ backend, at }) => {
  const { device } = await withPasskey(backend)
  for (let time = 0; time < 5; time++) await passkeyOptions(backend)
  const kept = () => backend.db.selectFrom('verifications').selectAll().execute()
  expect(await kept()).toHaveLength(1)
  const later = at('2026-11-21T09:30:00Z')
  expect(await outcome(later, device.use(await passkeyOptions(later)))).toBe('signed-in')
  expect(await kept()).toHaveLength(1)
})

databaseTest('only the account that asked can add its passkey', async ({ backend, at }) => {
  const admin = await signedIn(backend)
  const other = { ...admin, id: await storeTestAdmin(backend, 'anden@example.dk') }
  const device = new Authenticator(backend.siteUrl)
  const begin = () => beginPasskey(backend, admin)
  const refused = (answer: string, message: string, of = admin, then = backend) =>
    expect(addPasskey(then, of, { name: '', answer, userAgent })).rejects.toThrow(message)
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
  await refused('{', 'passkey-refused')
  const { challenge } = await passkeyOptions(backend)
  await refused(device.make({ ...options, challenge }), 'setup-over')
  expect(await passkeysOf(backend, admin)).toEqual([])
})

databaseTest('a passkey without a name is named after the browser', async ({ backend }) => {
  const { admin } = await withPasskey(backend, '')
  expect(await passkeysOf(backend, admin)).toMatchObject([{ name: 'Firefox på Windows' }])
})

databaseTest('there are at most ten passkeys, and no duplicates', async ({ backend }) => {
  const { admin, device } = await withPasskey(backend)
  const add = async (each: Authenticator) => {
    const answer = each.make(await beginPasskey(backend, admin))
    await addPasskey(backend, admin, { name: '', answer, userAgent })
  }
  await expect(add(device)).rejects.toThrow('passkey-refused')
  const { excludeCredentials } = await beginPasskey(backend, admin)
  expect(excludeCredentials).toMatchObject([{ id: device.credentialId }])
  for (let number = 2; number <= 10; number++) await add(new Authenticator(backend.siteUrl))
  await expect(add(new Authenticator(backend.siteUrl))).rejects.toThrow('passkeys-full')
})

databaseTest('adding and removing are logged, and limited to one’s own', async (context) => {
  const { backend } = context
  const { admin } = await withPasskey(backend)
  const other = { ...admin, id: await storeTestAdmin(backend, 'anden@example.dk') }
  const [passkey] = await passkeysOf(backend, admin)
  await removePasskey(backend, other, passkey?.id ?? '')
  await removeAllPasskeys(backend, other)
  expect(await passkeysOf(backend, admin)).toHaveLength(1)
  await removePasskey(backend, admin, passkey?.id ?? '')
  await removePasskey(backend, admin, passkey?.id ?? '')
  expect(await passkeysOf(backend, admin)).toEqual([])
  const said = (await auditLog(backend)).map(({ what }) => what)
  expect(said.filter((what) => what.includes('adgangsnøglen')).toSorted()).toEqual([
    'Fjernede adgangsnøglen »Min telefon«',
    'Tilføjede adgangsnøglen »Min telefon«',
  ])
})

databaseTest(
  'a link for a new password keeps passkeys; the operator removes them',
  async (context) => {
    const { backend } = context
    const { admin, device } = await withPasskey(backend)
    expect(await newPasswordLinkFor(backend)).toMatchObject({ hasPasskeys: true })
    await removeAllPasskeys(backend, admin)
    expect(await newPasswordLinkFor(backend)).toMatchObject({ hasPasskeys: false })
    expect(await outcome(backend, device.use(await passkeyOptions(backend)))).toBe(
      'passkey-refused',
    )
    expect((await auditLog(backend)).map(({ what }) => what)).toContain(
      'Fjernede alle adgangsnøgler',
    )
  },
)
