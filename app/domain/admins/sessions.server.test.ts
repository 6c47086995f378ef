import { expect, vi } from 'vitest'
import { adminPassword, sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest, testSecret } from '#tests/support/database'
import { openAuth } from '~/platform/auth/auth.server'
import { type Admin, currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { systemClock } from '~/platform/runtime/clock'
import { endOtherSessions, endSession, sessionsOf } from './sessions.server'
import { signIn } from './sign-in.server'

const email = 'johanne@example.dk'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Signs in and returns the headers of the browser's next requests. */
async function enterFrom(backend: Backend, userAgent: string, cookie = ''): Promise<Headers> {
  const headers = new Headers({ 'User-Agent': userAgent, Cookie: cookie })
  const ip = '203.0.113.7'
  const entered = await signIn(backend, { email, password: adminPassword, headers, ip })
  if (entered.kind !== 'signed-in') throw new Error(entered.kind)
  const cookies = entered.cookies.map((line) => line.split(';')[0]).join('; ')
  return new Headers({ 'User-Agent': userAgent, Cookie: cookies })
}

async function adminOf(backend: Backend, headers: Headers): Promise<Admin> {
  return (await currentAdmin(backend, new Request(backend.siteUrl, { headers }))) as Admin
}

databaseTest('an admin lists and ends sessions', async (context) => {
  const { backend } = context
  await storeTestAdmin(backend)
  const here = await enterFrom(backend, firefox)
  const there = await enterFrom(backend, iphone)
  const admin = await adminOf(backend, here)
  const lines = await sessionsOf(backend, admin, here)
  expect(lines).toMatchObject([
    { device: 'Firefox på Linux', isCurrent: true },
    { device: 'Safari på iPhone', isCurrent: false },
  ])
  await endSession(backend, admin, lines[1]?.id ?? '')
  expect(await backend.auth.findSession(there, { prolong: false })).toBeUndefined()
  expect(await sessionsOf(backend, admin, here)).toHaveLength(1)
  const log = backend.db.selectFrom('audit_log').select(['action', 'admin_id'])
  expect(await log.where('noun', '=', 'session').execute()).toContainEqual({
    action: 'end',
    admin_id: admin.id,
  })
})

databaseTest('of a long User-Agent only the beginning is stored', async ({ backend }) => {
  await storeTestAdmin(backend)
  await enterFrom(backend, firefox.padEnd(5000, 'x'))
  const [session] = await backend.db.selectFrom('sessions').select('user_agent').execute()
  expect(session?.user_agent).toBe(firefox.padEnd(300, 'x'))
})

databaseTest('the current session is listed first, the others by last use', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  const here = new Headers({ Cookie: await sessionCookie(backend, id) })
  const years = ['2024', '2026', '2025']
  for (const _ of years) await sessionCookie(backend, id)
  const admin = await adminOf(backend, here)
  const others = (await sessionsOf(backend, admin, here)).filter((line) => !line.isCurrent)
  for (const [index, line] of others.entries()) {
    const updated_at = `${years[index]}-01-01T00:00:00.000Z`
    await backend.db.updateTable('sessions').set({ updated_at }).where('id', '=', line.id).execute()
  }
  const lines = await sessionsOf(backend, admin, here)
  const shown = lines.map((line) => (line.isCurrent ? 'here' : line.usedAt.slice(0, 4)))
  expect(shown.join(' ')).toBe('here 2026 2025 2024')
})

databaseTest('all other sessions can be ended at once', async ({ backend }) => {
  await storeTestAdmin(backend)
  const here = await enterFrom(backend, firefox)
  await enterFrom(backend, iphone)
  await enterFrom(backend, iphone)
  const admin = await adminOf(backend, here)
  await endOtherSessions(backend, admin, here)
  expect(await sessionsOf(backend, admin, here)).toMatchObject([{ isCurrent: true }])
})

databaseTest('ending all other sessions keeps those of other admins', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  const here = new Headers({ Cookie: await sessionCookie(backend, id) })
  const other = await storeTestAdmin(backend, 'anden@example.dk')
  const elsewhere = new Headers({ Cookie: await sessionCookie(backend, other) })
  await endOtherSessions(backend, await adminOf(backend, here), here)
  expect(await backend.auth.findSession(elsewhere, { prolong: false })).toBeDefined()
  expect(await backend.auth.findSession(here, { prolong: false })).toBeDefined()
})

databaseTest('an expired session is not listed', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  await sessionCookie(backend, id)
  await backend.db.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute()
  const here = new Headers({ Cookie: await sessionCookie(backend, id) })
  expect(await sessionsOf(backend, await adminOf(backend, here), here)).toMatchObject([
    { isCurrent: true },
  ])
})

databaseTest('signing in removes expired sessions', async ({ backend }) => {
  await sessionCookie(backend, await storeTestAdmin(backend))
  await backend.db.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute()
  await enterFrom(backend, firefox)
  expect(await backend.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

databaseTest('only use of the back-office prolongs a session', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  const headers = new Headers({ Cookie: await sessionCookie(backend, id) })
  const soon = new Date(systemClock.now().getTime() + 60_000).toISOString()
  const expiry = async () => {
    const { expires_at } = await backend.db
      .selectFrom('sessions')
      .select('expires_at')
      .executeTakeFirstOrThrow()
    return expires_at
  }
  await backend.db.updateTable('sessions').set({ expires_at: soon }).execute()
  expect(await backend.auth.findSession(headers, { prolong: false })).toMatchObject({ cookies: [] })
  expect(await expiry()).toBe(soon)
  expect((await backend.auth.findSession(headers, { prolong: true }))?.cookies).toHaveLength(1)
  expect(await expiry()).not.toBe(soon)
})

databaseTest('a session that cannot be prolonged stays valid', async ({ backend, logged }) => {
  const { db, siteUrl, log } = backend
  const Cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const soon = new Date(systemClock.now().getTime() + 60_000).toISOString()
  await db.updateTable('sessions').set({ expires_at: soon }).execute()
  const makeRoom = vi.fn(() => Promise.reject(new Error('the disk is full')))
  const disk = { ...backend.disk, makeRoom }
  const full = openAuth({ db, siteUrl, secret: testSecret, log, disk })
  for (const _ of [1, 2]) {
    const session = await full.findSession(new Headers({ Cookie }), { prolong: true })
    expect(session).toMatchObject({ isAdmin: true, cookies: [] })
  }
  // Not tried again at once, since on a locked database every try takes seconds.
  expect(makeRoom).toHaveBeenCalledOnce()
  expect(logged.map(({ msg }) => msg)).toEqual(['a session could not be prolonged or ended'])
})

databaseTest('a session cookie that the site has not signed is not accepted', async (context) => {
  const { backend } = context
  const Cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  const session = (cookie: string) =>
    backend.auth.findSession(new Headers({ Cookie: cookie }), { prolong: false })
  expect(await session(Cookie)).toBeDefined()
  const at = Cookie.indexOf('.') + 1
  const other = Cookie[at] === 'A' ? 'B' : 'A'
  expect(await session(Cookie.slice(0, at) + other + Cookie.slice(at + 1))).toBeUndefined()
})

databaseTest('an admin cannot end another admin’s session', async ({ backend }) => {
  await storeTestAdmin(backend)
  const hers = await enterFrom(backend, firefox)
  const other = { id: await storeTestAdmin(backend, 'anden@example.dk') } as Admin
  const [line] = await sessionsOf(backend, await adminOf(backend, hers), hers)
  await endSession(backend, other, line?.id ?? '')
  expect(await backend.auth.findSession(hers, { prolong: false })).toBeDefined()
  const actions = (await backend.db.selectFrom('audit_log').select('action').execute()).map(
    ({ action }) => action,
  )
  expect(actions).not.toContain('end')
})

databaseTest(
  'a sign-in from a new device is mailed, from a known one it is not',
  async (context) => {
    const { backend, sent, deliver } = context
    await storeTestAdmin(backend)
    const known = await enterFrom(backend, firefox)
    expect(await deliver()).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: email, subject: 'Nyt login på din hjemmeside' })
    expect(sent[0]?.text).toContain('Firefox på Linux, 21. november 2026 kl. 10.00')
    expect(sent[0]?.text).toContain('https://example.dk/admin/konto')
    // The cookie of the device stays after the session has ended.
    const device = known
      .get('Cookie')
      ?.split('; ')
      .find((pair) => pair.includes('device='))
    await enterFrom(backend, firefox, device)
    await enterFrom(backend, iphone)
    expect(await deliver()).toHaveLength(2)
    expect(sent[1]?.text).toContain('Safari på iPhone')
  },
)
