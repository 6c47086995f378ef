import { expect } from 'vitest'
import { adminPassword, sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { isPassword } from './accounts.server'
import { auditLog } from './audit-log.server'
import { changePassword } from './change-password.server'

const password = 'en ny sætning om havet'

async function signedIn(backend: Backend) {
  const id = await storeTestAdmin(backend)
  const headers = new Headers({ Cookie: await sessionCookie(backend, id) })
  const request = new Request(backend.siteUrl, { headers })
  return { id, headers, admin: (await currentAdmin(backend, request)) as Admin }
}

databaseTest('a changed password ends every other session', async ({ backend }) => {
  const { id, headers, admin } = await signedIn(backend)
  const other = new Headers({ Cookie: await sessionCookie(backend, id) })
  const change = await changePassword(backend, admin, { current: adminPassword, password, headers })
  expect(change).toEqual({ kind: 'changed' })
  expect(await backend.auth.session(headers, { prolong: false })).toBeDefined()
  expect(await backend.auth.session(other, { prolong: false })).toBeUndefined()
  expect(await isPassword(backend, id, password)).toBe(true)
  expect(await isPassword(backend, id, adminPassword)).toBe(false)
})

databaseTest('with a wrong present password nothing is changed', async ({ backend }) => {
  const { id, headers, admin } = await signedIn(backend)
  const change = await changePassword(backend, admin, { current: 'gættet', password, headers })
  expect(change).toEqual({ kind: 'wrong' })
  expect(await isPassword(backend, id, adminPassword)).toBe(true)
})

databaseTest('after four wrong ones there is a wait', async ({ backend }) => {
  const { headers, admin } = await signedIn(backend)
  const guess = () => changePassword(backend, admin, { current: 'gættet', password, headers })
  for (let guesses = 0; guesses < 4; guesses++) expect((await guess()).kind).toBe('wrong')
  expect((await guess()).kind).toBe('too-many')
})

databaseTest('the audit log is read in plain Danish, newest first', async ({ backend, at }) => {
  const { headers, admin } = await signedIn(backend)
  const later = at('2026-11-21T10:30:00Z')
  await changePassword(later, admin, { current: adminPassword, password, headers })
  expect(await auditLog(backend)).toMatchObject([
    { atText: '21. november 2026 kl. 11.30', who: admin.email, what: 'Skiftede adgangskode' },
    { atText: '21. november 2026 kl. 10.00', what: `Oprettede kontoen ${admin.email}` },
  ])
})
