import { expect } from 'vitest'
import { adminPassword } from '#tests/support/admins'
import { Authenticator } from '#tests/support/authenticator'
import { databaseTest } from '#tests/support/database'
import { adminWithPasskey, email, userAgent } from '#tests/support/passkeys'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import { signIn } from '~/domain/admins/sign-in.server'
import { currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { passkeyOptions, signInWithPasskey } from './passkey-sign-in.server'
import { passkeysOf, removePasskey, startPasskey } from './passkeys.server'

const ip = '203.0.113.7'

/** Resets the limits first: these tests are not about them. */
async function attempt(backend: Backend, response: string, headers = new Headers()) {
  await backend.db.deleteFrom('sign_in_limits').execute()
  return signInWithPasskey(backend, { response, headers, ip })
}

async function outcome(backend: Backend, answer: string) {
  return (await attempt(backend, answer)).kind
}

databaseTest(
  'a passkey signs in instead of password and code',
  async ({ backend, sent, deliver }) => {
    const { admin, device } = await adminWithPasskey(backend)
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
    await deliver()
    expect(sent).toContainEqual(mail)
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
  },
)

databaseTest('a response is valid once, for some minutes', async ({ backend, at }) => {
  const { device } = await adminWithPasskey(backend)
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
  const { device } = await adminWithPasskey(backend)
  const answer = device.use(await passkeyOptions(backend))
  const kinds = await Promise.all([outcome(backend, answer), outcome(backend, answer)])
  expect(kinds.toSorted()).toEqual(['passkey-refused', 'signed-in'])
})

databaseTest('a response to another challenge is rejected', async ({ backend }) => {
  const { admin, device } = await adminWithPasskey(backend)
  const refused = async (answer: string) =>
    expect(await outcome(backend, answer)).toBe('passkey-refused')
  const options = () => passkeyOptions(backend)
  await refused(device.use(await options(), { origin: 'https://example.com' }))
  await refused(device.use(await options(), { rpId: 'example.com' }))
  await refused(device.use(await options(), { userVerified: false }))
  await refused(device.use(await options(), { userHandle: 'c29tZWJvZHk' }))
  await refused(device.use({ ...(await options()), challenge: 'aW52ZW50ZWQ' }))
  const { challenge } = await startPasskey(backend, admin)
  await refused(device.use({ ...(await options()), challenge }))
  await refused(device.make(await startPasskey(backend, admin)))
  for (const text of ['', '{}', 'null', '[]', '{"id":"a"', 'x'.repeat(13_000)]) await refused(text)
  expect(await backend.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  expect(await outcome(backend, device.use(await options()))).toBe('signed-in')
})

databaseTest('an authenticator need not say whose passkey it used', async ({ backend }) => {
  const { device } = await adminWithPasskey(backend)
  for (const userHandle of [null, undefined]) {
    const answer = JSON.parse(device.use(await passkeyOptions(backend)))
    const response = { ...answer.response, userHandle }
    expect(await outcome(backend, JSON.stringify({ ...answer, response }))).toBe('signed-in')
  }
})

databaseTest('a signature by another key is rejected', async ({ backend }) => {
  const { device } = await adminWithPasskey(backend)
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
  const { device } = await adminWithPasskey(backend)
  const use = async (counter: number) =>
    outcome(backend, device.use(await passkeyOptions(backend), { counter }))
  expect(await use(2 ** 32 - 2)).toBe('signed-in')
  expect(await use(2 ** 32 - 2)).toBe('passkey-refused')
  expect(await use(7)).toBe('passkey-refused')
  expect(await use(2 ** 32 - 1)).toBe('signed-in')
})

databaseTest(
  'only one of two simultaneous uses with the same counter signs in',
  async (context) => {
    const { backend } = context
    const { device } = await adminWithPasskey(backend)
    const answer = async () => device.use(await passkeyOptions(backend), { counter: 7 })
    const [one, other] = [await answer(), await answer()]
    const kinds = await Promise.all([outcome(backend, one), outcome(backend, other)])
    expect(kinds.toSorted()).toEqual(['passkey-refused', 'signed-in'])
  },
)

databaseTest('a device without a counter can sign in repeatedly', async ({ backend }) => {
  const { device } = await adminWithPasskey(backend)
  for (let time = 0; time < 2; time++) {
    const answer = device.use(await passkeyOptions(backend), { counter: 0 })
    expect(await outcome(backend, answer)).toBe('signed-in')
  }
})

databaseTest('an unknown passkey gets the same answer and is logged', async (context) => {
  const { backend } = context
  const { admin, device } = await adminWithPasskey(backend)
  const unknown = new Authenticator(backend.siteUrl).use(await passkeyOptions(backend))
  const wrong = device.use(await passkeyOptions(backend), { userVerified: false })
  expect(await attempt(backend, unknown)).toEqual(await attempt(backend, wrong))
  const lines = (await auditLog(backend)).filter(({ what }) => /^Afvist login/.test(what))
  expect(lines.map(({ who, what }) => [who, what]).toSorted()).toEqual([
    [email, 'Afvist login med adgangsnøgle'],
    ['ukendt e-mail', 'Afvist login med adgangsnøgle'],
  ])
  await removePasskey(backend, admin, (await passkeysOf(backend, admin))[0]?.id ?? '')
  expect(await outcome(backend, device.use(await passkeyOptions(backend)))).toBe('passkey-refused')
})

databaseTest('passkey attempts follow the limits of signing in', async ({ backend }) => {
  const headers = new Headers()
  const kinds: string[] = []
  for (let time = 0; time < 5; time++) {
    kinds.push((await signInWithPasskey(backend, { response: '{}', headers, ip })).kind)
  }
  expect(kinds).toEqual([...Array(4).fill('passkey-refused'), 'too-many'])
})

databaseTest('a passkey signs in while password and code have to wait', async ({ backend }) => {
  const { device } = await adminWithPasskey(backend)
  const headers = new Headers()
  const password = async (text: string) =>
    (await signIn(backend, { email, password: text, headers, ip })).kind
  for (let mistake = 0; mistake < 4; mistake++) await password('forkert')
  expect(await password(adminPassword)).toBe('too-many')
  const response = device.use(await passkeyOptions(backend))
  expect(await signInWithPasskey(backend, { response, headers, ip })).toMatchObject({
    kind: 'signed-in',
  })
  expect(await password(adminPassword)).toBe('signed-in')
})

databaseTest('a former admin is not let in', async ({ backend }) => {
  const { admin, device } = await adminWithPasskey(backend)
  await backend.db.deleteFrom('admin_profiles').where('id', '=', admin.id).execute()
  expect(await outcome(backend, device.use(await passkeyOptions(backend)))).toBe('not-admin')
  expect(await backend.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})

databaseTest('an unanswered challenge leaves nothing behind', async ({ backend, at }) => {
  const { device } = await adminWithPasskey(backend)
  for (let time = 0; time < 5; time++) await passkeyOptions(backend)
  const kept = () => backend.db.selectFrom('verifications').selectAll().execute()
  expect(await kept()).toHaveLength(1)
  const later = at('2026-11-21T09:30:00Z')
  expect(await outcome(later, device.use(await passkeyOptions(later)))).toBe('signed-in')
  expect(await kept()).toHaveLength(1)
})
