import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue'

test('one client with many answers does not keep another waiting', async () => {
  const inTurn = fairQueue(2)
  const order: string[] = []
  let running = 0
  const answer = (client: string, number: number) =>
    inTurn(client, async () => {
      running += 1
      expect(running).toBeLessThanOrEqual(2)
      await Promise.resolve()
      order.push(`${client}${number}`)
      running -= 1
    })
  await Promise.all([
    ...Array.from({ length: 50 }, (_, number) => answer('flood ', number)),
    answer('visitor ', 1),
    answer('visitor ', 2),
  ])
  expect(order).toHaveLength(52)
  expect(order.indexOf('visitor 1')).toBeLessThan(6)
  expect(order.indexOf('visitor 2')).toBeLessThan(8)
})

test('an answer that fails gives its place to the next', async () => {
  const inTurn = fairQueue(1)
  const failing = Array.from({ length: 3 }, () =>
    inTurn('a', () => Promise.reject(new Error('failed'))),
  )
  const settled = await Promise.allSettled([...failing, inTurn('a', async () => 'answered')])
  expect(settled.map(({ status }) => status)).toEqual([
    ...['rejected', 'rejected', 'rejected'],
    'fulfilled',
  ])
  expect(await inTurn('b', async () => 'the queue is empty again')).toMatch('empty')
})
