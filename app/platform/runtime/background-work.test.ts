import { expect, test } from 'vitest'
import { BackgroundWork } from './background-work'

test('work that is woken just as it ends runs once more', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  let runs = 0
  const work = new BackgroundWork(() => {
    runs += 1
    return end
  })
  const woken = end.then(() => {}).then(work.wake)
  work.wake()
  resolve()
  await woken
  await work.idle()
  expect(runs).toBe(2)
})

test('a stop tells the work, waits for its end, and is final', async () => {
  const end = Promise.withResolvers<void>()
  let runs = 0
  const work = new BackgroundWork(() => {
    runs += 1
    return end.promise
  })
  work.wake()
  work.wake()
  let isStopped = false
  const stopped = work.stop().then(() => {
    isStopped = true
  })
  expect(work.signal.aborted).toBe(true)
  await Promise.resolve()
  expect(isStopped).toBe(false)
  end.resolve()
  await stopped
  work.wake()
  await work.idle()
  expect(runs).toBe(1)
})
