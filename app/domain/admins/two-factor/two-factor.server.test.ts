import { Secret } from 'otpauth'
import { expect } from 'vitest'
import { adminPassword, sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { appCode, signedIn, turnedOn } from '#tests/support/two-factor'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import { signIn } from '~/domain/admins/sign-in.server'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { checkSecondStep, isRecoveryCode, timeStepOf } from './second-step.server'
import {
  renewRecoveryCodes,
  startTwoFactor,
  turnTwoFactorOff,
  turnTwoFactorOn,
  twoFactorOf,
} from './two-factor.server'

const email = 'johanne@example.dk'
const headers = new Headers()
let addresses = 0

/** From a different address each time: these tests are not about limits. */
async function outcome(backend: Backend, code?: string, password = adminPassword) {
  addresses++
  const ip = `203.0.113.${addresses}`
  return (await signIn(backend, { email, password, code, headers, ip })).kind
}

databaseTest('with the second step the password alone does not sign in', async (context) => {
  const { backend, at } = context
  const { secret } = await turnedOn(backend)
  expect(await outcome(backend)).toBe('code-needed')
  expect(await outcome(backend, '000000')).toBe('code-wrong')
  expect(await backend.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  const logged = backend.db.selectFrom('audit_log').select('action').where('noun', '=', 'session')
  expect(await logged.execute()).toEqual([{ action: 'code-wrong' }])
  expect(await outcome(backend, '000000', 'forkert adgangskode')).toBe('invalid')
  const later = '2026-11-21T09:20:00Z'
  expect(await outcome(at(later), appCode(secret, later))).toBe('signed-in')
})

databaseTest('a code is valid once, within the clock tolerance', async ({ backend, at }) => {
  const { secret } = await turnedOn(backend)
  expect(await outcome(backend, appCode(secret))).toBe('code-wrong')
  const code = appCode(secret, '2026-11-21T09:20:00Z')
  expect(await outcome(at('2026-11-21T09:21:00Z'), code)).toBe('code-wrong')
  expect(await outcome(at('2026-11-21T09:20:59Z'), code)).toBe('signed-in')
  expect(await outcome(at('2026-11-21T09:20:59Z'), code)).toBe('code-wrong')
})

databaseTest('codes follow RFC 6238 for the bytes of the stored key', ({ at }) => {
  const key = '12345678901234567890'
  expect(timeStepOf(at('1970-01-01T00:00:59Z'), key, '287082')).toBe(1)
  expect(timeStepOf(at('2005-03-18T01:58:29Z'), key, '081804')).toBe(37_037_036)
})

databaseTest(
  'a recovery code replaces the app, once, and is reported by mail',
  async ({ backend, deliver }) => {
    const { admin, codes } = await turnedOn(backend)
    expect(new Set(codes).size).toBe(10)
    expect(await outcome(backend, codes[0])).toBe('signed-in')
    expect(await outcome(backend, codes[0])).toBe('code-wrong')
    expect(await outcome(backend, codes[1]?.toUpperCase().replaceAll('-', ' '))).toBe('signed-in')
    expect(await twoFactorOf(backend, admin)).toEqual({ isOn: true, codesLeft: 8 })
    const renewed = await renewRecoveryCodes(backend, admin)
    expect(await outcome(backend, codes[2])).toBe('code-wrong')
    expect(await outcome(backend, renewed[0])).toBe('signed-in')
    const entries = (await auditLog(backend)).map(({ what }) => what)
    expect(entries.filter((what) => what === 'Brugte en genoprettelseskode')).toHaveLength(3)
    const subjects = await deliver()
    const used = 'En genoprettelseskode er brugt til at logge ind på din hjemmeside'
    expect(subjects.filter((subject) => subject === used)).toHaveLength(3)
    expect(subjects).toContain('Der er lavet nye genoprettelseskoder på din hjemmeside')
  },
)

databaseTest('when it is turned off, the password is enough again', async ({ backend }) => {
  const { admin } = await turnedOn(backend)
  await turnTwoFactorOff(backend, admin)
  expect(await twoFactorOf(backend, admin)).toEqual({ isOn: false, codesLeft: 0 })
  expect(await outcome(backend)).toBe('signed-in')
  const entries = (await auditLog(backend)).map(({ what }) => what)
  expect(entries).toEqual(
    expect.arrayContaining(['Slog totrinslogin til', 'Slog totrinslogin fra']),
  )
})

databaseTest(
  'on and off, the session gets another cookie, and all others end',
  async ({ backend }) => {
    const userId = await storeTestAdmin(backend)
    const otherUser = await storeTestAdmin(backend, 'anden@example.dk')
    const cookieOf = async (id = userId) => ({ Cookie: await sessionCookie(backend, id) })
    const elsewhere = [await cookieOf(), await cookieOf(otherUser)]
    const isOpen = async (cookie: { Cookie: string }) =>
      (await backend.auth.findSession(new Headers(cookie), { prolong: false })) !== undefined
    const old = await cookieOf()
    const request = new Request(backend.siteUrl, { headers: old })
    const admin = (await currentAdmin(backend, request)) as Admin
    const { sealed, secret } = startTwoFactor(backend, admin)
    const on = { sealed, code: appCode(secret), headers: new Headers(old) }
    const { cookies } = await turnTwoFactorOn(backend, admin, on)
    const second = { Cookie: cookies.map((line) => line.split(';')[0]).join() }
    expect(await Promise.all([old, ...elsewhere, second].map(isOpen))).toEqual([
      false,
      false,
      true,
      true,
    ])
    const off = await turnTwoFactorOff(backend, admin, new Headers(second))
    const third = { Cookie: off.map((line) => line.split(';')[0]).join() }
    expect([await isOpen(second), await isOpen(third)]).toEqual([false, true])
    await turnTwoFactorOff(backend, admin)
    expect([await isOpen(third), await isOpen(elsewhere[1] as { Cookie: string })]).toEqual([
      false,
      true,
    ])
  },
)

databaseTest('only a code of the displayed secret turns it on', async (context) => {
  const { backend, at } = context
  const admin = await signedIn(backend)
  const other = { ...admin, id: await storeTestAdmin(backend, 'anden@example.dk') }
  const { sealed, secret } = startTwoFactor(backend, admin)
  const code = appCode(secret)
  const refused = (attempt: Promise<unknown>, message: string) =>
    expect(attempt).rejects.toThrow(message)
  await refused(turnTwoFactorOn(backend, admin, { sealed, code: '000000', headers }), 'code-wrong')
  await refused(turnTwoFactorOn(backend, other, { sealed, code, headers }), 'setup-over')
  await refused(
    turnTwoFactorOn(backend, admin, { sealed: `A${sealed}`, code, headers }),
    'setup-over',
  )
  await refused(
    turnTwoFactorOn(at('2026-11-21T09:15:00Z'), admin, { sealed, code, headers }),
    'setup-over',
  )
  expect(await twoFactorOf(backend, admin)).toEqual({ isOn: false, codesLeft: 0 })
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
  await turnTwoFactorOn(backend, admin, { sealed, code: typed, headers })
  expect(await twoFactorOf(backend, admin)).toEqual({ isOn: true, codesLeft: 10 })
})

databaseTest('the database contains nothing that can generate a code', async ({ backend }) => {
  const { secret, codes } = await turnedOn(backend)
  const rows = JSON.stringify([
    await backend.db.selectFrom('authenticators').selectAll().execute(),
    await backend.db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  const bytes = Secret.fromBase32(secret.replaceAll(' ', ''))
  for (const form of [bytes.utf8, bytes.base32, bytes.hex]) expect(rows).not.toContain(form)
  for (const code of codes) expect(rows).not.toContain(code.slice(0, 5))
})

databaseTest(
  'the link for an app on the same phone has the secret that is shown',
  async ({ backend }) => {
    const { secret, uri } = startTwoFactor(backend, await signedIn(backend))
    const link = new URL(uri)
    expect(link.protocol).toBe('otpauth:')
    expect(link.searchParams.get('secret')).toBe(secret.replaceAll(' ', ''))
  },
)

databaseTest('the recovery codes of other admins stay', async ({ backend }) => {
  const { admin, codes } = await turnedOn(backend)
  const id = await storeTestAdmin(backend, 'anden@example.dk')
  const other = { ...admin, id, email: 'anden@example.dk' }
  const { sealed, secret } = startTwoFactor(backend, other)
  await turnTwoFactorOn(backend, other, { sealed, code: appCode(secret), headers })
  await renewRecoveryCodes(backend, other)
  expect(await twoFactorOf(backend, admin)).toEqual({ isOn: true, codesLeft: 10 })
  expect(await isRecoveryCode(backend, admin.id, codes[0] ?? '')).toBe(true)
  expect(await isRecoveryCode(backend, other.id, codes[0] ?? '')).toBe(false)
  expect(await checkSecondStep(backend, other.id, codes[0] ?? '')).toBe('wrong')
  await turnTwoFactorOff(backend, other)
  expect(await twoFactorOf(backend, admin)).toEqual({ isOn: true, codesLeft: 10 })
})
