import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.server'

test('a password is hashed with argon2id at 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('en lang og god sætning')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  )
})

test('only the hashed password is accepted', async () => {
  const hash = await hashPassword('en lang og god sætning')
  expect(await verifyPassword(hash, 'en lang og god sætning')).toBe(true)
  expect(await verifyPassword(hash, 'en lang og god saetning')).toBe(false)
})

test('composed, decomposed and joined letters count as the same', async () => {
  const hash = await hashPassword('på en grøn gren i går')
  expect(await verifyPassword(hash, 'pa\u030a en grøn gren i ga\u030ar')).toBe(true)
  expect(await verifyPassword(await hashPassword('fire fine fisk'), 'ﬁre ﬁne ﬁsk')).toBe(true)
})

test('the same password never has the same hash twice', async () => {
  const hashes = await Promise.all([hashPassword('samme ord igen'), hashPassword('samme ord igen')])
  expect(hashes[0]).not.toBe(hashes[1])
})

test('a malformed hash matches no password', async () => {
  expect(await verifyPassword('', '')).toBe(false)
  expect(await verifyPassword('$argon2id$v=19$m=1,t=1$', 'x')).toBe(false)
})
