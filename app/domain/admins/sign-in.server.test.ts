import { domainToUnicode } from 'node:url'
import { expect } from 'vitest'
import { adminPassword, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import { replacePassword } from '~/domain/admins/passwords/change-password.server'
import { currentAdmin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { signIn, signInWithoutLimit, signOut } from './sign-in.server'

const email = 'johanne@example.dk'
const right = { email, password: adminPassword }
const wrong = { email, password: 'noget helt andet end det' }

interface From {
  cookies?: string[]
  ip?: string
}

function attempt(
  backend: Backend,
  credentials: { email: string; password: string },
  { cookies = [], ip = '203.0.113.7' }: From = {},
) {
  return signIn(backend, { ...credentials, headers: headersWith(cookies), ip })
}

async function cookiesOf(result: ReturnType<typeof attempt>): Promise<string[]> {
  const entered = await result
  if (entered.kind !== 'signed-in') throw new Error(`not signed in: ${entered.kind}`)
  return entered.cookies
}

/** Sends Set-Cookie lines back, as a browser does. */
function headersWith(cookies: string[]): Headers {
  return new Headers({ Cookie: cookies.map((line) => line.split(';')[0]).join('; ') })
}

function adminWith(backend: Backend, cookies: string[]) {
  return currentAdmin(backend, new Request(backend.siteUrl, { headers: headersWith(cookies) }))
}

databaseTest('the right password starts a session of an admin', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  const cookies = await cookiesOf(attempt(backend, right))
  expect(await adminWith(backend, cookies)).toEqual({ id, email })
})

databaseTest(
  'signing in without a limit still needs the password and an admin',
  async ({ backend }) => {
    await storeTestAdmin(backend)
    const kindOf = async (credentials: typeof right) =>
      (await signInWithoutLimit(backend, { ...credentials, headers: new Headers() })).kind
    expect(await kindOf(right)).toBe('signed-in')
    expect(await kindOf(wrong)).toBe('invalid')
    expect(await kindOf({ ...right, email: 'ukendt@example.dk' })).toBe('invalid')
    await backend.db.deleteFrom('admin_profiles').execute()
    expect(await kindOf(right)).toBe('not-admin')
  },
)

databaseTest('a domain with æ, ø or å finds the account in both spellings', async ({ backend }) => {
  const pairs = [
    ['ida@ærø.dk', 'ida@xn--r-3fa9c.dk'],
    ['bo@xn--blbr-qoaq.dk', `bo@${domainToUnicode('xn--blbr-qoaq.dk')}`],
  ] as const
  for (const [stored, typed] of pairs) {
    const id = await storeTestAdmin(backend, stored)
    for (const one of [stored, typed]) {
      const cookies = await cookiesOf(attempt(backend, { email: one, password: adminPassword }))
      expect(await adminWith(backend, cookies)).toEqual({ id, email: stored })
    }
  }
  expect(await attempt(backend, { ...wrong, email: 'ida@xn--r-3fa9c.dk' })).toEqual({
    kind: 'invalid',
  })
})

databaseTest('the cookies are inaccessible to scripts and other sites', async ({ backend }) => {
  await storeTestAdmin(backend)
  const cookies = await cookiesOf(attempt(backend, right))
  expect(cookies.map((line) => line.slice(0, line.indexOf('=')))).toEqual([
    '__Host-skrivestue',
    '__Host-skrivestue-device',
  ])
  for (const line of cookies) {
    expect(line).toMatch(/; Path=\//)
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; Secure/)
    expect(line).toMatch(/; SameSite=Lax/i)
    expect(line).not.toMatch(/domain/i)
  }
})

databaseTest('a wrong password and an unknown account get the same answer', async ({ backend }) => {
  await storeTestAdmin(backend)
  expect(await attempt(backend, wrong)).toEqual({ kind: 'invalid' })
  expect(await attempt(backend, { ...wrong, email: 'ingen@example.dk' })).toEqual({
    kind: 'invalid',
  })
})

databaseTest('an account without an admin profile is signed out at once', async ({ backend }) => {
  await storeTestAdmin(backend)
  await backend.db.deleteFrom('admin_profiles').execute()
  expect(await attempt(backend, right)).toEqual({ kind: 'not-admin' })
  expect(await backend.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

databaseTest('each sign-in starts a new session and ends the earlier one', async ({ backend }) => {
  await storeTestAdmin(backend)
  const first = await cookiesOf(attempt(backend, right))
  const second = await cookiesOf(attempt(backend, right, { cookies: first }))
  expect(second[0]).not.toBe(first[0])
  expect(await adminWith(backend, first)).toBeUndefined()
  expect(await adminWith(backend, second)).toBeDefined()
})

databaseTest('signing out ends the session on the server', async ({ backend }) => {
  await storeTestAdmin(backend)
  const cookies = await cookiesOf(attempt(backend, right))
  expect(await signOut(backend, headersWith(cookies))).toMatch(/^__Host-skrivestue=; Max-Age=0;/)
  expect(await adminWith(backend, cookies)).toBeUndefined()
})

databaseTest('signing out first makes room on a full disk', async ({ backend }) => {
  await storeTestAdmin(backend)
  const cookies = await cookiesOf(attempt(backend, right))
  const wasSignedIn: boolean[] = []
  const disk: Backend['disk'] = {
    ...backend.disk,
    async makeRoom() {
      wasSignedIn.push((await adminWith(backend, cookies)) !== undefined)
    },
  }
  await signOut({ ...backend, disk }, headersWith(cookies))
  expect(wasSignedIn).toEqual([true])
})

databaseTest('signing in first makes room on a full disk', async ({ backend }) => {
  await storeTestAdmin(backend)
  const attempts = async () => backend.db.selectFrom('sign_in_limits').select('attempts').execute()
  const before: number[] = []
  const disk: Backend['disk'] = {
    ...backend.disk,
    async makeRoom() {
      before.push((await attempts()).length)
    },
  }
  await attempt({ ...backend, disk }, wrong)
  expect(before).toEqual([0])
})

databaseTest('the stored session data does not open the session', async ({ backend }) => {
  await storeTestAdmin(backend)
  const cookies = await cookiesOf(attempt(backend, right))
  const [token = ''] = (cookies[0] ?? '').slice('__Host-skrivestue='.length).split('.')
  const rows = await backend.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0]?.token).toMatch(/^[\w-]{43}$/)
})

databaseTest('a new password ends every session', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  const cookies = await cookiesOf(attempt(backend, right))
  await replacePassword(backend, id, 'en ny sætning om heden')
  expect(await adminWith(backend, cookies)).toBeUndefined()
  expect(await attempt(backend, right)).toEqual({ kind: 'invalid' })
  const renewed = { email, password: 'en ny sætning om heden' }
  expect(await attempt(backend, renewed)).toMatchObject({ kind: 'signed-in' })
})

databaseTest('failed attempts are in the audit log, grouped by hour', async ({ backend }) => {
  await storeTestAdmin(backend)
  for (let index = 0; index < 6; index++) await attempt(backend, wrong)
  await attempt(backend, { ...wrong, email: 'ingen@example.dk' }, { ip: '198.51.100.1' })
  const lines = (await auditLog(backend)).map(({ who, what }) => ({ who, what }))
  expect(lines).toHaveLength(4)
  expect(lines).toEqual(
    expect.arrayContaining([
      { who: email, what: 'Mislykket login: 4 gange' },
      { who: email, what: 'Login afvist efter for mange forsøg: 2 gange' },
      { who: 'ukendt e-mail', what: 'Mislykket login' },
    ]),
  )
})

databaseTest('sign-ins are recorded without secrets', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  await signOut(backend, headersWith(await cookiesOf(attempt(backend, right))))
  const rows = await backend.db
    .selectFrom('audit_log')
    .select(['admin_id', 'action', 'noun'])
    .where('noun', '=', 'session')
    .orderBy('action')
    .execute()
  expect(rows).toEqual([
    { admin_id: id, action: 'sign-in', noun: 'session' },
    { admin_id: id, action: 'sign-out', noun: 'session' },
  ])
})
