import { expect } from 'vitest'
import { adminPassword, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { countAttempt, limitKeys, uncountAttempt } from '~/platform/auth/sign-in-limits.server'
import type { Backend } from '~/platform/backend.server'
import { signIn } from './sign-in.server'

const email = 'johanne@example.dk'

interface Attempt {
  email?: string
  password?: string
  ip?: string
  cookie?: string
}

async function outcome(backend: Backend, attempt: Attempt = {}) {
  const { cookie = '', ...given } = attempt
  const headers = new Headers({ Cookie: cookie })
  const common = { email, password: 'forkert', ip: '203.0.113.7', headers }
  const result = await signIn(backend, { ...common, ...given })
  return result.kind === 'too-many' ? result.until.toISOString() : result.kind
}

async function outcomes(count: number, attemptOf: (index: number) => Promise<string>) {
  const found: string[] = []
  for (let index = 0; index < count; index++) found.push(await attemptOf(index))
  return found
}

const refused = (count: number) => Array.from({ length: count }, () => 'invalid')

databaseTest(
  'four attempts from an IP are free, then the wait is ten minutes and doubles',
  async ({ backend, at }) => {
    const nextAccount = (instant: string, account: string) =>
      outcome(at(instant), { email: `${account}@example.dk` })
    const first = await outcomes(4, (index) => nextAccount('2026-11-21T09:00:00Z', `a${index}`))
    expect(first).toEqual(refused(4))
    expect(await nextAccount('2026-11-21T09:09:59Z', 'b')).toBe('2026-11-21T09:10:00.000Z')
    expect(await nextAccount('2026-11-21T09:10:00Z', 'c')).toBe('invalid')
    expect(await nextAccount('2026-11-21T09:29:59Z', 'd')).toBe('2026-11-21T09:30:00.000Z')
    expect(await nextAccount('2026-11-21T09:30:00Z', 'e')).toBe('invalid')
    expect(await nextAccount('2026-11-21T10:09:59Z', 'f')).toBe('2026-11-21T10:10:00.000Z')
    expect(await outcome(backend, { ip: '203.0.113.8' })).toBe('invalid')
  },
)

databaseTest('an account cannot be locked for more than fifteen minutes', async ({ at }) => {
  const fromElsewhere = (instant: string, ip: number) =>
    outcome(at(instant), { ip: `198.51.100.${ip}` })
  expect(await outcomes(4, (index) => fromElsewhere('2026-11-21T09:00:00Z', index))).toEqual(
    refused(4),
  )
  expect(await fromElsewhere('2026-11-21T09:01:00Z', 5)).toBe('2026-11-21T09:10:00.000Z')
  expect(await fromElsewhere('2026-11-21T09:10:00Z', 6)).toBe('invalid')
  expect(await fromElsewhere('2026-11-21T09:11:00Z', 7)).toBe('2026-11-21T09:25:00.000Z')
  expect(await fromElsewhere('2026-11-21T09:25:00Z', 8)).toBe('invalid')
  expect(await fromElsewhere('2026-11-21T09:26:00Z', 9)).toBe('2026-11-21T09:40:00.000Z')
})

databaseTest('an unknown account is limited like a known one', async ({ backend }) => {
  const unknown = (index: number) =>
    outcome(backend, { email: 'ingen@example.dk', ip: `198.51.100.${index}` })
  expect(await outcomes(5, unknown)).toEqual([...refused(4), '2026-11-21T09:10:00.000Z'])
})

databaseTest('a known device is exempt from the limit of the account', async ({ backend }) => {
  await storeTestAdmin(backend)
  const headers = new Headers()
  const ip = '192.0.2.1'
  const entered = await signIn(backend, { email, password: adminPassword, headers, ip })
  const line = entered.kind === 'signed-in' ? entered.cookies.at(-1) : undefined
  const cookie = line?.split(';')[0]
  await outcomes(5, (index) => outcome(backend, { ip: `198.51.100.${index}` }))
  const right = { password: adminPassword, ip }
  expect(await outcome(backend, right)).toBe('2026-11-21T09:10:00.000Z')
  expect(await outcome(backend, { ...right, cookie: `${cookie}x` })).not.toBe('signed-in')
  expect(await outcome(backend, { ...right, cookie })).toBe('signed-in')
})

databaseTest('a known device is exempt from the limit of its IP', async ({ backend }) => {
  await storeTestAdmin(backend)
  const headers = new Headers()
  const ip = '192.0.2.1'
  const entered = await signIn(backend, { email, password: adminPassword, headers, ip })
  const cookie = entered.kind === 'signed-in' ? entered.cookies.at(-1)?.split(';')[0] : undefined
  await outcomes(5, (index) => outcome(backend, { ip, email: `x${index}@example.dk` }))
  const right = { password: adminPassword, ip }
  expect(await outcome(backend, right)).toBe('2026-11-21T09:10:00.000Z')
  expect(await outcome(backend, { ...right, cookie })).toBe('signed-in')
})

databaseTest('a known device has four free attempts of its own', async ({ backend }) => {
  await storeTestAdmin(backend)
  const headers = new Headers()
  const ip = '192.0.2.1'
  const entered = await signIn(backend, { email, password: adminPassword, headers, ip })
  const cookie = entered.kind === 'signed-in' ? entered.cookies.at(-1)?.split(';')[0] : undefined
  const guess = (index: number) => outcome(backend, { cookie, ip: `198.51.100.${index}` })
  expect(await outcomes(5, guess)).toEqual([...refused(4), '2026-11-21T09:10:00.000Z'])
})

databaseTest('a successful sign-in resets the count', async ({ backend }) => {
  await storeTestAdmin(backend)
  expect(await outcomes(3, () => outcome(backend))).toEqual(refused(3))
  expect(await outcome(backend, { password: adminPassword })).toBe('signed-in')
  expect(await outcomes(4, () => outcome(backend))).toEqual(refused(4))
})

databaseTest('of twenty simultaneous attempts only four are tried', async ({ backend }) => {
  const all = await Promise.all(Array.from({ length: 20 }, () => outcome(backend)))
  expect(all.filter((each) => each === 'invalid')).toHaveLength(4)
})

databaseTest(
  'of sixty simultaneous attempts those beyond the queue are turned away',
  async (context) => {
    const { backend } = context
    const one = (index: number) =>
      outcome(backend, { ip: `192.0.2.${index}`, email: `nr${index}@example.dk` })
    const kinds = await Promise.all(Array.from({ length: 60 }, (_, index) => one(index)))
    expect(new Set(kinds)).toEqual(new Set(['invalid', 'busy']))
    const tried = kinds.filter((kind) => kind === 'invalid').length
    expect(tried).toBeGreaterThanOrEqual(22)
    expect(tried).toBeLessThan(60)
    const turnedAway = kinds.indexOf('busy')
    expect(await outcomes(4, () => one(turnedAway))).toEqual(refused(4))
    expect(await outcome(backend, { ip: '198.51.100.1' })).toBe('invalid')
  },
)

/** When the IP's wait ends, without checking a password. */
async function waitFrom(backend: Backend, ip: string) {
  return (await countAttempt(backend, limitKeys(ip)))?.toISOString()
}

databaseTest('an uncounted attempt leaves those of other clients', async ({ backend }) => {
  const ips = ['192.0.2.1', '192.0.2.2']
  for (const ip of ips) await waitFrom(backend, ip)
  await uncountAttempt(backend, limitKeys('192.0.2.1'))
  for (let time = 0; time < 3; time++) for (const ip of ips) await waitFrom(backend, ip)
  const waits = await Promise.all(ips.map((ip) => waitFrom(backend, ip)))
  expect(waits).toEqual([undefined, '2026-11-21T09:10:00.000Z'])
})

databaseTest('neighbouring IPv6 networks share a limit too', async ({ backend }) => {
  for (let index = 0; index < 16; index++) {
    expect(await waitFrom(backend, `2001:db8:1:${index.toString(16)}`)).toBeUndefined()
  }
  expect(await waitFrom(backend, '2001:db8:1:ff')).toBe('2026-11-21T09:10:00.000Z')
  expect(await outcome(backend, { ip: '2001:db8:1:fe' })).toBe('2026-11-21T09:10:00.000Z')
  expect(await outcome(backend, { ip: '2001:db8:1:100' })).toBe('invalid')
})

databaseTest('an IPv6 site shares a limit too', async ({ backend }) => {
  const neighbour = (index: number) => `2001:db8:1:${index.toString(16)}00`
  for (let index = 0; index < 64; index++) {
    expect(await waitFrom(backend, neighbour(index))).toBeUndefined()
  }
  expect(await outcome(backend, { ip: neighbour(64) })).toBe('2026-11-21T09:10:00.000Z')
  expect(await outcome(backend, { ip: '2001:db8:2:1' })).toBe('invalid')
})

databaseTest('setting the clock back makes no wait longer than the limit', async ({ at }) => {
  const ahead = at('2027-11-21T09:00:00Z')
  expect(await outcomes(5, () => outcome(ahead))).toEqual([
    ...refused(4),
    '2027-11-21T09:10:00.000Z',
  ])
  const back = at('2026-11-21T09:00:00Z')
  expect(await outcome(back)).toBe('invalid')
  expect(await outcome(back)).toBe('2026-11-21T09:20:00.000Z')
})

databaseTest('neither IP nor email is stored', async ({ backend }) => {
  await outcome(backend)
  const rows = await backend.db.selectFrom('sign_in_limits').selectAll().execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|johanne/)
})

databaseTest('a day after the last wait its records are gone', async ({ at }) => {
  await outcomes(5, () => outcome(at('2026-11-21T09:00:00Z')))
  const later = at('2026-11-22T09:10:01Z')
  expect(await outcomes(4, () => outcome(later))).toEqual(refused(4))
})
