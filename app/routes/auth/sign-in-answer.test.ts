import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { SignInResult } from '~/domain/admins/admission.server'
import { errorCopy } from '~/forms/errors.copy'
import { fixedClock } from '~/platform/runtime/clock'
import { faultLines } from '~/platform/runtime/fault'
import { answerAttempt, answerSignIn } from './sign-in-answer'

const clock = fixedClock('2026-11-21T09:00:00Z')

const failed = (description: string) => ({ toast: { title: 'Login fejlede', description } })

interface Case {
  result: SignInResult
  status: number
  /** In seconds. */
  wait?: string
  body: object
}

const cases: Case[] = [
  { result: { kind: 'invalid' }, status: 401, body: failed('Ugyldig email eller adgangskode') },
  {
    result: { kind: 'passkey-refused' },
    status: 401,
    body: failed('Adgangsnøglen blev ikke godkendt.'),
  },
  { result: { kind: 'code-needed' }, status: 401, body: { errors: {}, needsCode: true } },
  {
    result: { kind: 'code-wrong' },
    status: 401,
    body: { errors: { code: 'Koden er ikke rigtig, eller den er brugt.' }, needsCode: true },
  },
  {
    result: { kind: 'busy' },
    status: 503,
    wait: '5',
    body: failed('Der er travlt lige nu. Prøv igen om et øjeblik.'),
  },
  {
    result: { kind: 'too-many', until: new Date('2026-11-21T09:01:01Z') },
    status: 429,
    wait: '120',
    body: failed('For mange forsøg. Prøv igen om 2 minutter.'),
  },
  {
    result: { kind: 'too-many', until: new Date('2026-11-21T10:30:01Z') },
    status: 429,
    wait: '5460',
    body: failed('For mange forsøg. Prøv igen om 2 timer.'),
  },
]

test.each(cases)('the answer to $result says what is wrong, and how long to wait', async (each) => {
  const answer = answerSignIn(each.result, { clock })
  expect(answer.status).toBe(each.status)
  expect(answer.headers.get('Retry-After')).toBe(each.wait ?? null)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await answer.json()).toEqual(each.body)
})

databaseTest('a sign-in on a full disk or a locked database is refused in words', async (test) => {
  const { backend, logged } = test
  const failing = (errcode: number) =>
    answerAttempt(backend, () => Promise.reject(Object.assign(new Error('sqlite'), { errcode })))
  for (const [errcode, status, code] of [
    [13, 507, 'disk-full'],
    [517, 503, 'busy'],
  ] as const) {
    const answer = await failing(errcode)
    expect(answer.status).toBe(status)
    const toast = { title: 'Login fejlede', description: errorCopy[code] }
    expect(await answer.json()).toEqual({ toast })
    expect(logged.at(-1)?.msg).toBe(faultLines[code])
  }
  await expect(failing(1)).rejects.toThrow('sqlite')
})
