import { expect, test } from 'vitest'
import { adminPassword, sessionCookie } from '#tests/support/admins'
import { Authenticator } from '#tests/support/authenticator'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens } from '#tests/support/screen'
import { changedPasswordForm } from '~/domain/admins/admins.form'
import { fixedClock } from '~/platform/runtime/clock'
import { DomainError } from '~/platform/runtime/domain-error'
import { answerStep, notConfirmedText } from './account-step.server'
import { action, loader } from './edit'
import { action as passkeys } from './passkeys'

const changed = { current: adminPassword, password: 'en ny sætning om heden' }

databaseTest('one session is ended, or all others, each with a toast', async ({ backend }) => {
  const screens = await openScreens(backend)
  const [{ id: userId = '' } = {}] = await backend.db.selectFrom('users').select('id').execute()
  for (let count = 0; count < 3; count++) await sessionCookie(backend, userId)
  const sessions = async () => (await screens.load(loader)).sessions
  expect(await sessions()).toMatchObject([{ isCurrent: true }, {}, {}, {}])
  const id = (await sessions()).at(-1)?.id ?? ''
  expect(await screens.send(action, { intent: 'end', id })).toEqual({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Stedet er logget ud' } },
  })
  const left = await sessions()
  expect(left).toHaveLength(3)
  expect(left.map((session) => session.id)).not.toContain(id)
  expect(await screens.send(action, { intent: 'end-others' })).toEqual({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Alle andre steder er logget ud' } },
  })
  expect(await sessions()).toMatchObject([{ isCurrent: true }])
})

databaseTest('a refused password is reported at its field', async ({ backend }) => {
  const screens = await openScreens(backend, changedPasswordForm)
  const send = (fields: object) => screens.send(action, { ...changed, ...fields })
  const refused = (status: number, errors: object) => ({
    status,
    answer: { kind: 'refused', errors },
  })
  expect(await send({ password: 'kort' })).toEqual(
    refused(422, { password: 'Adgangskoden skal have mindst 15 tegn.' }),
  )
  expect(await send({ password: 'passwordpassword' })).toEqual(
    refused(422, { password: expect.stringContaining('Adgangskoden gentager sig selv.') }),
  )
  const wrong = { current: 'en forkert adgangskode' }
  for (let attempt = 0; attempt < 4; attempt++) {
    expect(await send(wrong)).toEqual(refused(422, { current: 'Adgangskoden er ikke rigtig.' }))
  }
  expect(await send({})).toEqual(
    refused(429, { current: 'For mange forsøg. Prøv igen om 10 minutter.' }),
  )
})

test('a refused step has its error at the field that is meant, else at the password', async () => {
  const answerTo = async (error: Error) => {
    const response = await answerStep(() => Promise.reject(error))
    return [response.status, await response.json()]
  }
  const code = 'Koden passer ikke.'
  expect(await answerTo(new DomainError('code-wrong', 'code'))).toEqual([
    422,
    { errors: { code: expect.stringContaining(code.slice(0, 5)) } },
  ])
  expect(await answerTo(new DomainError('missing'))).toEqual([
    404,
    { errors: { password: expect.stringMatching(/^Det findes ikke længere/) } },
  ])
  await expect(answerTo(new Error('a fault'))).rejects.toThrow('a fault')
  const refused = await answerStep(async () => ({ errors: { code: 'x' } }))
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
  expect((await answerStep(async () => ({}))).status).toBe(200)
})

test('a wait of part of a minute is a whole one', () => {
  const refusal = { kind: 'too-many', until: new Date('2026-11-21T09:01:30Z') } as const
  const clock = fixedClock('2026-11-21T09:00:00Z')
  expect(notConfirmedText({ clock }, refusal)).toBe('For mange forsøg. Prøv igen om 2 minutter.')
})

databaseTest('the password is changed, or the failure is reported', async ({ backend }) => {
  const screens = await openScreens(backend, changedPasswordForm)
  expect(await screens.send(action, changed)).toEqual({
    status: 200,
    answer: { kind: 'done', toast: { title: 'Adgangskoden er skiftet' } },
  })
  // The session has another cookie now.
  const again = await openScreens(backend, changedPasswordForm)
  await breakTable(backend, 'accounts')
  expect(await again.send(action, changed)).toEqual(failure('Kunne ikke skifte adgangskode'))
})

databaseTest(
  'a changed password gives this browser new cookies of session and device',
  async ({ backend }) => {
    const screens = await openScreens(backend, changedPasswordForm)
    let cookies: string[] = []
    const change = async (args: Parameters<typeof action>[0]) => {
      const result = await action(args)
      cookies = new Headers(result.init?.headers).getSetCookie()
      return result
    }
    await screens.send(change, { ...changed, current: 'en forkert adgangskode' })
    expect(cookies).toEqual([])
    await screens.send(change, changed)
    const { session, device } = backend.auth.cookieNames
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(`^${session}=[^;]+`)),
      expect.stringMatching(new RegExp(`^${device}=[^;]+`)),
    ])
  },
)

databaseTest('the name of a passkey is cut to 60 characters', async ({ backend }) => {
  const screens = await openScreens(backend)
  const device = new Authenticator(backend.siteUrl)
  let answer = ''
  const begin = async (args: Parameters<typeof passkeys>[0]) => {
    const { options } = await (await passkeys(args)).json()
    answer = device.make(options)
    return { data: undefined }
  }
  await screens.send(begin, { intent: 'begin', password: adminPassword })
  await screens.send(passkeys, { intent: 'add', name: 'n'.repeat(61), answer })
  expect((await screens.load(loader)).passkeys).toMatchObject([{ name: 'n'.repeat(60) }])
})

databaseTest('a list that cannot be read is reported, and the other is shown', async (test) => {
  const { backend } = test
  const screens = await openScreens(backend)
  await breakTable(backend, 'passkeys')
  expect(await screens.load(loader)).toMatchObject({
    sessions: [{ isCurrent: true }],
    passkeys: [],
    failed: 'Kunne ikke hente adgangsnøglerne',
  })
})
