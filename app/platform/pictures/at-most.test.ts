import { expect, test } from 'vitest'
import { atMost } from './at-most'

test('the number of concurrent jobs is limited, and all are run', async () => {
  const inTurn = atMost(2)
  let running = 0
  let most = 0
  const work = (result: number) =>
    inTurn(async () => {
      running++
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running--
      if (result === 3) throw new Error('the third fails')
      return result
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(work))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})
