import { expect, test } from 'vitest'
import { largeInTurn } from './large-picture'

async function maxConcurrent(size: { width: number; height: number }) {
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 3 }, () =>
      largeInTurn(size, async () => {
        running++
        most = Math.max(most, running)
        await new Promise(setImmediate)
        running--
      }),
    ),
  )
  return most
}

test('large pictures are processed one at a time, small ones concurrently', async () => {
  expect(await maxConcurrent({ width: 7000, height: 7000 })).toBe(1)
  expect(await maxConcurrent({ width: 3000, height: 2000 })).toBe(3)
})
