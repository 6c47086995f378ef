import { expect } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { systemClock } from '~/platform/runtime/clock'

/** Sessions use the system clock. */
const now = systemClock.now().getTime()
const hourMs = 60 * 60 * 1000

const headersWith = (cookie: string) => new Headers({ Cookie: cookie })

function adminWith(backend: Backend, cookie: string) {
  return currentAdmin(backend, new Request(backend.siteUrl, { headers: headersWith(cookie) }))
}

databaseTest('a forged session is rejected', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  const cookie = await sessionCookie(backend, id)
  expect(await adminWith(backend, cookie)).toBeDefined()
  const altered = cookie.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`)
  expect(await adminWith(backend, altered)).toBeUndefined()
  expect(await adminWith(backend, '__Host-skrivestue=x')).toBeUndefined()
})

databaseTest('a session unused for twelve hours has expired', async ({ backend }) => {
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  await backend.db
    .updateTable('sessions')
    .set({ expires_at: new Date(now - 1000).toISOString() })
    .execute()
  expect(await adminWith(backend, cookie)).toBeUndefined()
})

databaseTest('a used session is extended to twelve hours from now', async ({ backend }) => {
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const inAnHour = now + hourMs
  await backend.db
    .updateTable('sessions')
    .set({ expires_at: new Date(inAnHour).toISOString() })
    .execute()
  const session = await backend.auth.findSession(headersWith(cookie), { prolong: true })
  expect(session?.cookies[0]).toMatch(/; Max-Age=43200;/)
  const { expires_at } = await backend.db
    .selectFrom('sessions')
    .select('expires_at')
    .executeTakeFirstOrThrow()
  expect(Date.parse(expires_at)).toBeGreaterThan(inAnHour + 10 * hourMs)
  expect(expires_at).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
})

databaseTest('a session is extended at most every five minutes', async ({ backend }) => {
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const isExtendedAfter = async (minutes: number) => {
    const lastUse = systemClock.now().getTime() - minutes * 60_000
    const expires_at = new Date(lastUse + 12 * hourMs).toISOString()
    await backend.db.updateTable('sessions').set({ expires_at }).execute()
    const session = await backend.auth.findSession(headersWith(cookie), { prolong: true })
    return session?.cookies.length === 1
  }
  expect([await isExtendedAfter(1), await isExtendedAfter(6)]).toEqual([false, true])
})

databaseTest('however often it is used, a session ends after seven days', async ({ backend }) => {
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const aWeekAgo = now - 7 * 24 * hourMs
  const began = (instant: number) =>
    backend.db
      .updateTable('sessions')
      .set({ created_at: new Date(instant).toISOString() })
      .execute()
  await began(aWeekAgo + 60_000)
  expect(await adminWith(backend, cookie)).toBeDefined()
  await began(aWeekAgo - 1)
  expect(await adminWith(backend, cookie)).toBeUndefined()
  expect(await backend.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

databaseTest('a session from the future is rejected', async ({ backend }) => {
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const beganIn = (minutes: number) =>
    backend.db
      .updateTable('sessions')
      .set({ created_at: new Date(systemClock.now().getTime() + minutes * 60_000).toISOString() })
      .execute()
  await beganIn(2)
  expect(await adminWith(backend, cookie)).toBeDefined()
  await beganIn(7)
  expect(await adminWith(backend, cookie)).toBeUndefined()
})

databaseTest('an admin whose profile is removed loses access', async ({ backend }) => {
  const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  await backend.db.deleteFrom('admin_profiles').execute()
  expect(await adminWith(backend, cookie)).toBeUndefined()
})
