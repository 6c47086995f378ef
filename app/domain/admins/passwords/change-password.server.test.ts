import { expect } from 'vitest'
import { adminPassword, sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { isPassword } from '~/domain/admins/accounts.server'
import { deviceCookie, knownDevice } from '~/domain/admins/admission.server'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { changePassword, confirmPassword } from './change-password.server'

const password = 'en ny sætning om havet'

async function signedIn(backend: Backend) {
  const id = await storeTestAdmin(backend)
  const headers = new Headers({ Cookie: await sessionCookie(backend, id) })
  const request = new Request(backend.siteUrl, { headers })
  return { id, headers, admin: (await currentAdmin(backend, request)) as Admin }
}

const cookiesOf = (lines: string[]) =>
  new Headers({ Cookie: lines.map((line) => line.split(';')[0]).join('; ') })

databaseTest(
  'a changed password ends every other session, and this one goes on with another cookie',
  async ({ backend }) => {
    const { id, headers, admin } = await signedIn(backend)
    const other = new Headers({ Cookie: await sessionCookie(backend, id) })
    const change = await changePassword(backend, admin, {
      current: adminPassword,
      password,
      headers,
    })
    if (change.kind !== 'changed') throw new Error(change.kind)
    const before = await backend.auth.findSession(headers, { prolong: false })
    const after = await backend.auth.findSession(cookiesOf(change.cookies), { prolong: false })
    expect([before, after?.userId]).toEqual([undefined, id])
    expect(await backend.auth.findSession(other, { prolong: false })).toBeUndefined()
    expect(await isPassword(backend, admin.email, password)).toBe(true)
    expect(await isPassword(backend, admin.email, adminPassword)).toBe(false)
  },
)

databaseTest('a changed password leaves other admins as they were', async ({ backend }) => {
  const { headers, admin } = await signedIn(backend)
  const other = await storeTestAdmin(backend, 'anden@example.dk')
  const elsewhere = new Headers({ Cookie: await sessionCookie(backend, other) })
  await changePassword(backend, admin, { current: adminPassword, password, headers })
  expect(await isPassword(backend, 'anden@example.dk', adminPassword)).toBe(true)
  expect(await backend.auth.findSession(elsewhere, { prolong: false })).toBeDefined()
})

databaseTest(
  'a new password invalidates known devices, except the one that changed it',
  async (context) => {
    const { backend } = context
    const { headers, admin } = await signedIn(backend)
    const { email } = admin
    const withCookie = (line: string) => new Headers({ Cookie: line.split(';')[0] ?? '' })
    const earlier = withCookie(await deviceCookie(backend, email))
    expect(await knownDevice(backend, email, earlier)).toBeDefined()
    const change = await changePassword(backend, admin, {
      current: adminPassword,
      password,
      headers,
    })
    if (change.kind !== 'changed') throw new Error(change.kind)
    expect(await knownDevice(backend, email, earlier)).toBeUndefined()
    expect(await knownDevice(backend, email, cookiesOf(change.cookies))).toBeDefined()
  },
)

databaseTest('a device cookie is valid for its account only, for a year', async ({ backend }) => {
  const { admin } = await signedIn(backend)
  await storeTestAdmin(backend, 'anden@example.dk')
  const line = await deviceCookie(backend, admin.email)
  expect(line).toContain('; Max-Age=31536000;')
  const Cookie = line.split(';')[0] ?? ''
  const headers = new Headers({ Cookie })
  expect(await knownDevice(backend, admin.email, headers)).toBeDefined()
  expect(await knownDevice(backend, 'anden@example.dk', headers)).toBeUndefined()
  expect(await knownDevice(backend, 'ingen@example.dk', headers)).toBeUndefined()
})

databaseTest('a wrong current password changes nothing', async ({ backend }) => {
  const { headers, admin } = await signedIn(backend)
  const change = await changePassword(backend, admin, { current: 'gættet', password, headers })
  expect(change).toEqual({ kind: 'wrong' })
  expect(await isPassword(backend, admin.email, adminPassword)).toBe(true)
})

databaseTest('four wrong attempts start a wait', async ({ backend }) => {
  const { headers, admin } = await signedIn(backend)
  const guess = () => changePassword(backend, admin, { current: 'gættet', password, headers })
  for (let guesses = 0; guesses < 4; guesses++) expect((await guess()).kind).toBe('wrong')
  expect((await guess()).kind).toBe('too-many')
  const refusals = await backend.db
    .selectFrom('audit_log')
    .select(['action', 'summary'])
    .where('noun', '=', 'password')
    .orderBy('action')
    .execute()
  expect(refusals).toEqual([
    { action: 'too-many', summary: '1' },
    { action: 'wrong', summary: '4' },
  ])
})

databaseTest('the right password ends the count of wrong ones', async ({ backend }) => {
  const { admin } = await signedIn(backend)
  for (const attempt of ['gættet', 'gættet', 'gættet', adminPassword, 'gættet', 'gættet']) {
    const expected = attempt === adminPassword ? undefined : { kind: 'wrong' }
    expect(await confirmPassword(backend, admin, attempt)).toEqual(expected)
  }
})

databaseTest('the audit log is in plain Danish, newest first', async ({ backend, at }) => {
  const { headers, admin } = await signedIn(backend)
  const later = at('2026-11-21T10:30:00Z')
  await changePassword(later, admin, { current: adminPassword, password, headers })
  expect(await auditLog(backend)).toMatchObject([
    { atText: '21. november 2026 kl. 11.30', who: admin.email, what: 'Skiftede adgangskode' },
    { atText: '21. november 2026 kl. 10.00', what: `Oprettede kontoen ${admin.email}` },
  ])
})
