import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addAccountWithoutProfile,
  fromOurPage,
  inDatabase,
  signIn,
  startAdminSite,
} from '#tests/support/admin-site'
import { clientFile, lineOf, manifestOf, pathOf } from '#tests/support/routes-of-build'
import type { RunningServer } from '#tests/support/servers'

type Manifest = Awaited<ReturnType<typeof manifestOf>>

/** What may be asked of the back-office by somebody who is not signed in yet. */
const open = [
  'routes/auth/first-admin',
  'routes/auth/forgotten-password',
  'routes/auth/new-password',
  'routes/auth/passkey',
  'routes/auth/session',
  'routes/auth/sign-in',
  'routes/auth/sign-out',
]
const secret = 'kun-for-hende-selv'

let site: RunningServer
let manifest: Manifest

beforeAll(async () => {
  // More is asked here at once than one client may have made anew.
  site = await startAdminSite({ REQUESTS_PER_SECOND: '0' })
  manifest = await manifestOf(site)
  inDatabase(site, (db) =>
    db.exec(`insert into testimonials (id, name, quote, is_visible, created_at, updated_at)
      values ('hidden', '${secret}', '${secret}', 0, '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z')`),
  )
})
afterAll(() => site.stop())

const underGuard = (id: string) =>
  lineOf(manifest, id).some(({ id }) => id === 'routes/admin/layout')

/** The ways in which each path is asked: a page, its data, other routes' data, each method. */
const ways = [
  { method: 'GET', suffix: '' },
  { method: 'HEAD', suffix: '' },
  { method: 'POST', suffix: '' },
  { method: 'PUT', suffix: '' },
  { method: 'PATCH', suffix: '' },
  { method: 'DELETE', suffix: '' },
  { method: 'GET', suffix: '.data' },
  { method: 'POST', suffix: '.data' },
]

function ask(path: string, method: string, cookie = '') {
  const body = ['GET', 'HEAD'].includes(method) ? undefined : new URLSearchParams({ id: 'hidden' })
  const headers = { ...fromOurPage, Cookie: cookie }
  return fetch(`${site.url}${path}`, { method, headers, body, redirect: 'manual' })
}

/** Every path below the guard, asked in every way; and for data, naming one route only. */
function questions() {
  const ids = Object.keys(manifest.routes).filter(underGuard)
  return ids.flatMap((id) => [
    ...ways.map(({ method, suffix }) => ({
      method,
      path: `${pathOf(manifest, id)}${suffix}`,
    })),
    { method: 'GET', path: `${pathOf(manifest, id)}.data?_routes=${encodeURIComponent(id)}` },
  ])
}

async function expectRefusals(status: number, cookieFor: () => Promise<string> | string) {
  const asked = questions()
  expect(asked.length).toBeGreaterThan(20)
  for (const { method, path } of asked) {
    const answer = await ask(path, method, await cookieFor())
    const what = `${method} ${path}`
    expect(`${what} ${answer.status}`).toBe(`${what} ${status}`)
    expect(await answer.text(), what).not.toContain(secret)
    expect(answer.headers.get('Cache-Control'), what).toBe('private, no-store')
  }
}

test('every route of the back-office is below the guard, but for signing in', () => {
  const outside = Object.keys(manifest.routes).filter((id) => !underGuard(id))
  const ofAdmin = (id: string) => pathOf(manifest, id).startsWith('/admin')
  expect(outside.filter(ofAdmin).sort()).toEqual(open)
})

test('nothing outside the back-office takes a form', () => {
  const taking = Object.values(manifest.routes).filter(({ hasAction }) => hasAction)
  const outside = taking.map(({ id }) => id).filter((id) => !underGuard(id))
  expect(outside.filter((id) => !open.includes(id))).toEqual([])
})

test('a visitor is refused everywhere', () => expectRefusals(401, () => ''))

test('an expired session is refused everywhere', async () => {
  const { cookie, put } = await keptSession()
  await expectRefusals(401, () => {
    put({ expires_at: longAgo })
    return cookie
  })
})

test('a session that began too long ago is refused everywhere', async () => {
  const { cookie, put } = await keptSession()
  await expectRefusals(401, () => {
    put({ created_at: longAgo })
    return cookie
  })
})

test('somebody who is signed in and no admin is refused everywhere', async () => {
  const { cookie, put } = await keptSession()
  const other = addAccountWithoutProfile(site)
  await expectRefusals(403, () => {
    put({ user_id: other.id })
    return cookie
  })
})

test('an admin is refused nowhere, and no path fails', async () => {
  const { cookie, put } = await keptSession()
  for (const { method, path } of questions()) {
    put({})
    const { status } = await ask(path, method, cookie)
    const what = `${method} ${path} ${status}`
    expect([401, 403], what).not.toContain(status)
    expect(status, what).toBeLessThan(500)
  }
})

test('no chunk that a public page loads holds code of the back-office', () => {
  const pages = Object.values(manifest.routes).filter(({ id }) =>
    /^(root|routes\/public\/)/.test(id),
  )
  const loaded = [manifest.entry, ...pages].flatMap(({ module, imports }) => [module, ...imports])
  const paths = [...new Set(loaded)]
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    for (const word of [
      'Administrator Login',
      '/admin/session',
      '/admin/log-ud',
      'aria-required',
    ]) {
      expect(clientFile(path).includes(word), `${word} in ${path}`).toBe(false)
    }
  }
})

const longAgo = '2026-01-01T00:00:00.000Z'

/** A session of the admin that can be put back into the database, altered, before each request. */
async function keptSession() {
  const cookie = await signIn(site)
  const rows = inDatabase(site, (db) => db.prepare('select * from sessions').all())
  const row = rows.at(-1) ?? {}
  const columns = Object.keys(row)
  const sql = `insert into sessions (${columns}) values (${columns.map(() => '?')})`
  const put = (changes: Record<string, string>) => {
    const values = Object.values({ ...row, ...changes })
    inDatabase(site, (db) => {
      db.exec('delete from sessions')
      db.prepare(sql).run(...values)
    })
  }
  return { cookie, put }
}
