import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  addAccountWithoutProfile,
  fromOurPage,
  inDatabase,
  signIn,
  startAdminSite,
} from '#tests/support/admin-site'
import { clientFile, manifestOf, pathOf, routeChain } from '#tests/support/routes-of-build'
import type { RunningServer } from '#tests/support/servers'

type Manifest = Awaited<ReturnType<typeof manifestOf>>

/** The routes of the back-office that do not require a session. */
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
let cookie: string
let session: Record<string, SQLOutputValue>

beforeAll(async () => {
  // This test sends more requests than the rate limit allows.
  site = await startAdminSite({ REQUESTS_PER_SECOND: '0' })
  manifest = await manifestOf(site)
  inDatabase(site, (db) =>
    db.exec(`insert into testimonials (id, name, quote, is_visible, created_at, updated_at)
      values ('hidden', '${secret}', '${secret}', 0, '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z')`),
  )
  cookie = await signIn(site)
  session = inDatabase(site, (db) => db.prepare('select * from sessions').get()) ?? {}
})
afterAll(() => site.stop())

const underGuard = (id: string) =>
  routeChain(manifest, id).some(({ id }) => id === 'routes/admin/layout')

interface RequestKind {
  name: string
  method: string
  /** The URL of a path in this kind of request. */
  url: (path: string, id: string) => string
}

const page = (method: string): RequestKind => ({ name: method, method, url: (path) => path })
const data = (method: string): RequestKind => ({
  name: `${method} of data`,
  method,
  url: (path) => `${path}.data`,
})

/** Each path is requested as a page, as data, and as data of a single route. */
const requestKinds: RequestKind[] = [
  ...['GET', 'HEAD', 'POST'].map(page),
  ...['GET', 'POST'].map(data),
  {
    name: 'GET of the data of one route',
    method: 'GET',
    url: (path, id) => `${path}.data?_routes=${encodeURIComponent(id)}`,
  },
]

function ask(path: string, method: string, cookie = '') {
  const body = ['GET', 'HEAD'].includes(method) ? undefined : new URLSearchParams({ id: 'hidden' })
  const headers = { ...fromOurPage, Cookie: cookie }
  return fetch(`${site.url}${path}`, { method, headers, body, redirect: 'manual' })
}

/** The URLs of all guarded paths. */
function urlsOf({ url }: RequestKind): string[] {
  const ids = Object.keys(manifest.routes).filter(underGuard)
  expect(ids.length).toBeGreaterThan(20)
  return ids.map((id) => url(pathOf(manifest, id), id))
}

async function expectRefusals(kind: RequestKind, status: number, cookieFor: () => string) {
  for (const url of urlsOf(kind)) {
    const answer = await ask(url, kind.method, cookieFor())
    const what = `${kind.method} ${url}`
    expect(`${what} ${answer.status}`).toBe(`${what} ${status}`)
    expect(await answer.text(), what).not.toContain(secret)
    expect(answer.headers.get('Cache-Control'), what).toBe('private, no-store')
  }
}

test('every back-office route except sign-in is behind the guard', () => {
  const outside = Object.keys(manifest.routes).filter((id) => !underGuard(id))
  const ofAdmin = (id: string) => pathOf(manifest, id).startsWith('/admin')
  expect(outside.filter(ofAdmin).sort()).toEqual(open)
})

/** The forms of visitors. They write only what the visitor sends, and accept a limited number. */
const formsOfVisitors = [
  'routes/public/enquiries/ask',
  'routes/public/letters/confirm',
  'routes/public/letters/leave',
  'routes/public/letters/letters',
  'routes/public/letters/reader',
]

test('no other route outside the back-office accepts a form', () => {
  const taking = Object.values(manifest.routes).filter(({ hasAction }) => hasAction)
  const outside = taking.map(({ id }) => id).filter((id) => !underGuard(id))
  expect(outside.filter((id) => !open.includes(id)).sort()).toEqual(formsOfVisitors)
})

test('a form sent to a route that takes none is refused in words, and any other method everywhere', async () => {
  const routes = Object.values(manifest.routes).filter(({ id }) => !underGuard(id))
  const plain = routes.filter(({ hasAction }) => !hasAction).map(({ id }) => pathOf(manifest, id))
  expect(plain.length).toBeGreaterThan(30)
  for (const path of plain) {
    const answer = await ask(path, 'POST')
    expect(`${path} ${answer.status}`).toBe(`${path} 405`)
    const text = (await answer.text()).replace(/<script.*?<\/script>/gs, '')
    expect(text, path).toMatch(/Den metode bruges ikke her|Der opstod en fejl/)
    expect(text, path).not.toMatch(/Unexpected|Error/)
  }
  for (const path of ['/spoerg', '/brev', '/admin/nyheder'])
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await ask(path, method)).status, `${method} ${path}`).toBe(405)
})

test.each(requestKinds)('a visitor is refused everywhere · $name', (kind) =>
  expectRefusals(kind, 401, () => ''),
)

testSessions('an expired session is refused everywhere', (kind) => {
  const { cookie, put } = keptSession()
  return expectRefusals(kind, 401, () => {
    put({ expires_at: longAgo })
    return cookie
  })
})

testSessions('a session that began too long ago is refused everywhere', (kind) => {
  const { cookie, put } = keptSession()
  return expectRefusals(kind, 401, () => {
    put({ created_at: longAgo })
    return cookie
  })
})

testSessions('an account that is not an admin is refused everywhere', (kind) => {
  const { cookie, put } = keptSession()
  const other = addAccountWithoutProfile(site)
  return expectRefusals(kind, 403, () => {
    put({ user_id: other.id })
    return cookie
  })
})

testSessions('an admin is refused nowhere, and no path fails', async (kind) => {
  const { cookie, put } = keptSession()
  for (const url of urlsOf(kind)) {
    put({})
    const { status } = await ask(url, kind.method, cookie)
    const what = `${kind.method} ${url} ${status}`
    expect([401, 403], what).not.toContain(status)
    expect(status, what).toBeLessThan(500)
  }
})

test('no chunk that a public page loads contains code of the back-office', () => {
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

/** Runs a test for each kind of request, beyond GET and POST of pages only in `npm run test:all`. */
function testSessions(sentence: string, run: (kind: RequestKind) => Promise<void>) {
  for (const kind of requestKinds) {
    const tags = ['GET', 'POST'].includes(kind.name) ? [] : ['all']
    test(`${sentence} · ${kind.name}`, { tags }, () => run(kind))
  }
}

const longAgo = '2026-01-01T00:00:00.000Z'

/** An admin session that can be restored in the database before each request. */
function keptSession() {
  const columns = Object.keys(session)
  const db = new DatabaseSync(join(site.dataDir, 'skrivestue.db'), { timeout: 5000 })
  onTestFinished(() => db.close())
  db.exec('pragma synchronous = off')
  const insert = db.prepare(
    `insert or replace into sessions (${columns}) values (${columns.map(() => '?')})`,
  )
  const put = (changes: Record<string, string>) => {
    insert.run(...Object.values({ ...session, ...changes }))
  }
  return { cookie, put }
}
