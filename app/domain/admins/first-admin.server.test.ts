import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { admins } from './accounts.server'
import { canCreateFirstAdmin, createFirstAdmin, prepareFirstAdmin } from './first-admin.server'
import { signInWithoutLimit } from './sign-in.server'

const unset = { adminEmail: undefined, adminPassword: undefined }
const account = { email: 'johanne@example.dk', password: 'en sætning om fjorden' }

function codeIn(link: string | undefined): string {
  expect(link).toMatch(/^https:\/\/example\.dk\/admin\/opret\?kode=[\w-]{43}$/)
  return new URL(link ?? '').searchParams.get('kode') ?? ''
}

databaseTest('the account of ADMIN_EMAIL is created once', async ({ backend }) => {
  const env = { adminEmail: account.email, adminPassword: account.password }
  expect(await prepareFirstAdmin(backend, env)).toBeUndefined()
  await prepareFirstAdmin(backend, { ...env, adminPassword: 'en anden adgangskode' })
  expect(await admins(backend)).toMatchObject([{ email: account.email }])
  const result = await signInWithoutLimit(backend, { ...account, headers: new Headers() })
  expect(result.kind).toBe('signed-in')
})

databaseTest('a guessable ADMIN_PASSWORD is accepted with a warning', async (context) => {
  const { backend, logged } = context
  const env = { adminEmail: account.email, adminPassword: 'password12345678' }
  await prepareFirstAdmin(backend, env)
  expect(await admins(backend)).toHaveLength(1)
  expect(logged).toMatchObject([{ level: 40, msg: expect.stringMatching(/^ADMIN_PASSWORD is /) }])
})

databaseTest('while there is no admin, a link creates the first one, once', async ({ backend }) => {
  const code = codeIn(await prepareFirstAdmin(backend, unset))
  expect(await canCreateFirstAdmin(backend, code)).toBe(true)
  const both = [createFirstAdmin(backend, code, account), createFirstAdmin(backend, code, account)]
  const results = await Promise.allSettled(both)
  expect(results.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(1)
  expect(await admins(backend)).toHaveLength(1)
  expect(await canCreateFirstAdmin(backend, code)).toBe(false)
  expect(await prepareFirstAdmin(backend, unset)).toBeUndefined()
})

databaseTest('of several processes starting at once, one makes the link', async ({ backend }) => {
  const now = backend.clock.now()
  const code = codeIn(await prepareFirstAdmin(backend, unset, now))
  expect(await prepareFirstAdmin(backend, unset, now)).toBeUndefined()
  expect(await canCreateFirstAdmin(backend, code)).toBe(true)
  const later = new Date(now.getTime() + 1)
  expect(codeIn(await prepareFirstAdmin(backend, unset, later))).not.toBe(code)
})

databaseTest(
  'a link that is still valid is refused once there is an admin',
  async ({ backend }) => {
    const code = codeIn(await prepareFirstAdmin(backend, unset))
    await prepareFirstAdmin(backend, { adminEmail: account.email, adminPassword: account.password })
    expect(await canCreateFirstAdmin(backend, code)).toBe(false)
    expect(await createFirstAdmin(backend, code, { ...account, email: 'b@example.dk' })).toBe(false)
    expect(await admins(backend)).toHaveLength(1)
  },
)

databaseTest('a wrong code creates no admin', async ({ backend }) => {
  await prepareFirstAdmin(backend, unset)
  expect(await createFirstAdmin(backend, 'gættet', account)).toBe(false)
  expect(await createFirstAdmin(backend, '', account)).toBe(false)
  expect(await admins(backend)).toEqual([])
})

databaseTest('the first admin cannot take the email of another account', async ({ backend }) => {
  await prepareFirstAdmin(backend, { adminEmail: account.email, adminPassword: account.password })
  await backend.db.deleteFrom('admin_profiles').execute()
  const code = codeIn(await prepareFirstAdmin(backend, unset))
  const taken = createFirstAdmin(backend, code, account)
  await expect(taken).rejects.toMatchObject({ code: 'taken', field: 'email' })
})

databaseTest('the first admin needs a password that is hard to guess', async ({ backend }) => {
  const code = codeIn(await prepareFirstAdmin(backend, unset))
  const guessable = createFirstAdmin(backend, code, { ...account, password: 'password12345678' })
  await expect(guessable).rejects.toMatchObject({ field: 'password' })
  expect(await createFirstAdmin(backend, code, account)).toBe(true)
})

databaseTest('a new start replaces the link', async ({ backend }) => {
  const first = codeIn(await prepareFirstAdmin(backend, unset))
  const second = codeIn(await prepareFirstAdmin(backend, unset))
  expect(await canCreateFirstAdmin(backend, first)).toBe(false)
  expect(await canCreateFirstAdmin(backend, second)).toBe(true)
})

databaseTest('the code is stored only as a hash', async ({ backend }) => {
  const code = codeIn(await prepareFirstAdmin(backend, unset))
  const rows = await backend.db.selectFrom('verifications').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code)
})
