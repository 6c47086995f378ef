import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue'

test('two jobs run at a time, the others in order', async () => {
  const queue = new WorkQueue({ maxConcurrent: 2, maxWaiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const pieces = [0, 1, 2, 3, 4].map((piece) =>
    queue.run(() => {
      begun.push(piece)
      return new Promise<void>((end) => ends.push(end))
    }),
  )
  expect(begun).toEqual([0, 1])
  expect(queue.isFull).toBe(true)
  ends[1]?.()
  await pieces[1]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  expect(queue.isFull).toBe(false)
  for (const piece of [0, 2, 3, 4]) {
    ends[piece]?.()
    await pieces[piece]
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('jobs beyond the limit wait, and all are run', async () => {
  const queue = new WorkQueue({ maxConcurrent: 2 })
  let running = 0
  let max = 0
  const work = (result: number) =>
    queue.run(async () => {
      running++
      max = Math.max(max, running)
      await new Promise(setImmediate)
      running--
      if (result === 3) throw new Error('the third fails')
      return result
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(work))
  expect(max).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})

test('a failed job makes room for the next', async () => {
  const queue = new WorkQueue({ maxConcurrent: 1, maxWaiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(queue.isFull).toBe(false)
})
