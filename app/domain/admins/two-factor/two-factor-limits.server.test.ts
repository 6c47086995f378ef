import { expect } from 'vitest'
import { adminPassword } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { appCode, turnedOn } from '#tests/support/two-factor'
import { signIn } from '~/domain/admins/sign-in.server'
import type { Backend } from '~/platform/backend.server'

const email = 'johanne@example.dk'
const headers = new Headers()

/** Attempts from one browser that the account does not know. */
function fromOneIp(backend: Backend) {
  return async (code?: string, password = adminPassword) => {
    return (await signIn(backend, { email, password, code, headers, ip: '198.51.100.7' })).kind
  }
}

databaseTest(
  'after a wait the right code signs in, however often it was requested',
  async (context) => {
    const { backend, at } = context
    const { secret } = await turnedOn(backend)
    const now = fromOneIp(backend)
    for (let mistake = 0; mistake < 4; mistake++) {
      expect(await now()).toBe('code-needed')
      expect(await now('000000')).toBe('code-wrong')
    }
    expect(await now()).toBe('too-many')
    for (const time of ['10:00', '12:00']) {
      expect(await fromOneIp(at(`2026-11-21T${time}:00Z`))('000000')).toBe('code-wrong')
    }
    const instant = '2026-11-21T16:00:00Z'
    const later = fromOneIp(at(instant))
    for (let time = 0; time < 6; time++) expect(await later()).toBe('code-needed')
    expect(await later(appCode(secret, instant))).toBe('signed-in')
  },
)

databaseTest('asking for the code does not shorten the wait after wrong codes', async (context) => {
  const { backend, at } = context
  await turnedOn(backend)
  const attempt = fromOneIp(backend)
  for (let mistake = 0; mistake < 4; mistake++) await attempt('000000')
  expect(await attempt()).toBe('too-many')
  const later = fromOneIp(at('2026-11-21T09:10:00Z'))
  expect(await later()).toBe('code-needed')
  expect(await later('000000')).toBe('code-wrong')
  expect(await later()).toBe('too-many')
  expect(await fromOneIp(at('2026-11-21T09:24:59Z'))()).toBe('too-many')
})

databaseTest(
  'a recovery code signs in during the wait, with the right password',
  async (context) => {
    const { backend } = context
    const { codes } = await turnedOn(backend)
    const attempt = fromOneIp(backend)
    for (let mistake = 0; mistake < 4; mistake++) await attempt('000000')
    expect(await attempt('11111-22222-33333-44444')).toBe('too-many')
    expect(await attempt(codes[0], 'forkert adgangskode')).toBe('invalid')
    expect(await attempt(codes[0])).toBe('signed-in')
  },
)

databaseTest('password guesses with a recovery code are limited too', async (context) => {
  const { backend } = context
  const { codes } = await turnedOn(backend)
  const attempt = fromOneIp(backend)
  for (let guess = 0; guess < 4; guess++)
    expect(await attempt(codes[0], `gæt ${guess}`)).toBe('invalid')
  expect(await attempt(codes[0])).toBe('too-many')
})
