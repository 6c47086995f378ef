import { expect, test } from 'vitest'
import { requestLimit } from './request-limit'

function limitOf(perSecond: number) {
  const clock = { instant: 0, now: () => new Date(clock.instant) }
  return { clock, limit: requestLimit(clock, perSecond) }
}

/** The number of requests allowed in a row. */
function letThrough(limit: ReturnType<typeof requestLimit>, client: string): number {
  let number = 0
  while (number < 10_000 && limit.take(client)) number += 1
  return number
}

test('a client may burst thirty seconds’ worth of requests, then the bucket’s rate applies', () => {
  const { clock, limit } = limitOf(20)
  expect(letThrough(limit, 'a')).toBe(600)
  expect(limit.take('a')).toBe(false)
  clock.instant += 1000
  expect(letThrough(limit, 'a')).toBe(20)
  clock.instant += 3_600_000
  expect(letThrough(limit, 'a')).toBe(600)
})

test('clients have separate limits', () => {
  const { limit } = limitOf(1)
  letThrough(limit, 'a')
  expect(letThrough(limit, 'b')).toBe(30)
})

test('the IPv6 networks of a customer share a larger limit', () => {
  const { limit } = limitOf(1)
  const inOne56 = Array.from({ length: 50 }, (_, at) => `2001:db8:1:${(0x100 + at).toString(16)}`)
  expect(inOne56.reduce((sum, client) => sum + letThrough(limit, client), 0)).toBe(4 * 30)
  const inOne48 = Array.from({ length: 50 }, (_, at) => `2001:db8:2:${(at + 1).toString(16)}00`)
  expect(inOne48.reduce((sum, client) => sum + letThrough(limit, client), 0)).toBe(16 * 30)
  expect(letThrough(limit, '2001:db8:3:1')).toBe(30)
})

test('a returned token can be taken again', () => {
  const { limit } = limitOf(1)
  letThrough(limit, 'a')
  limit.refund('a')
  expect(letThrough(limit, 'a')).toBe(1)
})

test('a clock that is set back takes no tokens', () => {
  const { clock, limit } = limitOf(1)
  clock.instant = 1_000_000
  limit.take('a')
  clock.instant = 0
  expect(letThrough(limit, 'a')).toBe(29)
})

test('0 means no limit', () => {
  expect(letThrough(limitOf(0).limit, 'a')).toBe(10_000)
})

test('a client that goes on asking stays limited among many others', () => {
  const { limit } = limitOf(1)
  letThrough(limit, 'first')
  for (let number = 0; number < 40_000; number++) {
    limit.take(String(number))
    if (number % 1000 === 0) expect(limit.take('first')).toBe(false)
  }
})

test('only the most recent clients are stored', () => {
  const { limit } = limitOf(1)
  letThrough(limit, 'first')
  for (let number = 0; number < 19_999; number++) limit.take(String(number))
  expect(limit.take('first')).toBe(false)
  for (let number = 0; number < 20_000; number++) limit.take(`other ${number}`)
  expect(limit.take('first')).toBe(true)
})
