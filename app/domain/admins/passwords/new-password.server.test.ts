import { addMinutes } from 'date-fns/addMinutes'
import { expect } from 'vitest'
import { adminPassword, sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest, testInstant } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { breakTable } from '#tests/support/screen'
import { issueCode, useCode } from '~/domain/admins/one-time-codes.server'
import { signInWithoutLimit } from '~/domain/admins/sign-in.server'
import { fixedClock } from '~/platform/runtime/clock'
import {
  isPasswordCodeValid,
  passwordLinkForAdmin,
  replaceForgottenPassword,
  requestPasswordLink,
} from './new-password.server'

const email = 'johanne@example.dk'
const password = 'en ny sætning om heden'

function codeIn(text: string | undefined): string {
  return /\/admin\/ny-adgangskode\?kode=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

databaseTest('a link gives the admin a new password, once', async ({ backend }) => {
  const id = await storeTestAdmin(backend)
  await sessionCookie(backend, id)
  const found = await passwordLinkForAdmin(backend)
  expect(found?.email).toBe(email)
  const code = codeIn(found?.link)
  expect(await isPasswordCodeValid(backend, code)).toBe(true)
  expect(await replaceForgottenPassword(backend, code, password)).toBe(email)
  expect(await replaceForgottenPassword(backend, code, 'endnu en adgangskode')).toBeUndefined()
  expect(await backend.db.selectFrom('sessions').select('id').execute()).toEqual([])
  const headers = new Headers()
  expect(await signInWithoutLimit(backend, { email, password: adminPassword, headers })).toEqual({
    kind: 'invalid',
  })
  expect((await signInWithoutLimit(backend, { email, password, headers })).kind).toBe('signed-in')
})

databaseTest('a link is valid for an hour', async ({ backend, at }) => {
  await storeTestAdmin(backend)
  const code = codeIn((await passwordLinkForAdmin(backend))?.link)
  expect(await isPasswordCodeValid(at('2026-11-21T09:59:59Z'), code)).toBe(true)
  expect(await isPasswordCodeValid(at('2026-11-21T10:00:00Z'), code)).toBe(false)
  const late = replaceForgottenPassword(at('2026-11-21T10:00:00Z'), code, password)
  expect(await late).toBeUndefined()
})

databaseTest('a newer link invalidates the earlier one of the same admin', async ({ backend }) => {
  await storeTestAdmin(backend)
  await storeTestAdmin(backend, 'anden@example.dk')
  const linkOf = async (name: string) => codeIn((await passwordLinkForAdmin(backend, name))?.link)
  const other = await linkOf('anden@example.dk')
  const first = await linkOf(email)
  const second = await linkOf(email)
  expect(await isPasswordCodeValid(backend, first)).toBe(false)
  expect(await isPasswordCodeValid(backend, second)).toBe(true)
  expect(await isPasswordCodeValid(backend, other)).toBe(true)
})

databaseTest(
  'an easily guessed new password is rejected, and the link stays valid',
  async (context) => {
    const { backend } = context
    await storeTestAdmin(backend)
    const code = codeIn((await passwordLinkForAdmin(backend))?.link)
    const guessed = replaceForgottenPassword(backend, code, 'aaaaaaaaaaaaaaaaaa')
    await expect(guessed).rejects.toMatchObject({ code: 'password-repeated', field: 'password' })
    expect(await replaceForgottenPassword(backend, code, password)).toBe(email)
  },
)

databaseTest('with several admins one has to be named', async ({ backend }) => {
  await storeTestAdmin(backend)
  await storeTestAdmin(backend, 'anden@example.dk')
  expect(await passwordLinkForAdmin(backend)).toBeUndefined()
  expect(await passwordLinkForAdmin(backend, 'ingen@example.dk')).toBeUndefined()
  expect((await passwordLinkForAdmin(backend, 'anden@example.dk'))?.email).toBe('anden@example.dk')
})

databaseTest('a forgotten password is replaced by mail to the account only', async (context) => {
  const { backend, sent, deliver } = context
  await storeTestAdmin(backend)
  expect(await requestPasswordLink(backend, 'ingen@example.dk', '203.0.113.7')).toBeUndefined()
  expect(await requestPasswordLink(backend, email, '203.0.113.7')).toBeUndefined()
  await eventually(async () => expect(await deliver()).toHaveLength(1))
  expect(sent[0]?.to).toBe(email)
  expect(sent[0]?.text).toContain('Har du adgangsnøgler, virker de stadig.')
  expect(await replaceForgottenPassword(backend, codeIn(sent[0]?.text), password)).toBe(email)
})

databaseTest('an account gets at most five mails in any hour, whoever asks', async (context) => {
  const { backend } = context
  await storeTestAdmin(backend)
  let clients = 0
  const ask = (minute: number, to = email) => {
    clients++
    const clock = fixedClock(addMinutes(testInstant, minute).toISOString())
    return requestPasswordLink({ ...backend, clock }, to, `203.0.113.${clients}`)
  }
  const sentAt: number[] = []
  for (let minute = 0; minute < 140; minute += 4) {
    if ((await ask(minute)) === undefined) sentAt.push(minute)
  }
  expect(sentAt).toEqual([0, 4, 8, 12, 16, 76, 136])
  expect(await ask(139)).toEqual(addMinutes(testInstant, 196))
  expect(await ask(139, 'anden@example.dk')).toBeUndefined()
})

databaseTest('the number of mails per client is limited, whatever the address', async (context) => {
  const { backend } = context
  const ask = (index: number) => requestPasswordLink(backend, `${index}@example.dk`, '203.0.113.7')
  let asked = 0
  while (asked < 100 && (await ask(asked)) === undefined) asked++
  expect(asked).toBeGreaterThanOrEqual(4)
  expect(asked).toBeLessThan(100)
})

databaseTest('a link that cannot be stored is logged', async ({ backend, logged }) => {
  await storeTestAdmin(backend)
  await breakTable(backend, 'outbox')
  await requestPasswordLink(backend, email, '203.0.113.7')
  await eventually(() => expect(logged).toMatchObject([{ level: 50 }]))
})

databaseTest('an expired code cannot be used', async ({ backend }) => {
  const expires = backend.clock.now()
  const code = await issueCode(backend, { purpose: 'new-password', userId: 'a', expires })
  expect(await useCode(backend, 'new-password', code)).toBeUndefined()
})
