import { expect, test } from 'vitest'
import { Renderings } from './renderings'

test('running and finished renderings are counted, and so are failed ones', async () => {
  const renderings = new Renderings()
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = renderings.measure(() => promise)()
  const second = renderings.measure(() => Promise.reject(new Error('no page')))()
  expect([renderings.running, renderings.finished]).toEqual([2, 0])
  await expect(second).rejects.toThrow('no page')
  expect([renderings.running, renderings.finished]).toEqual([1, 1])
  resolve('a page')
  expect(await first).toBe('a page')
  expect([renderings.running, renderings.finished]).toEqual([0, 2])
  expect(renderings.seconds).toBeGreaterThan(0)
})

test('the times of all renderings are added', async () => {
  const renderings = new Renderings()
  const render = (ms: number) =>
    renderings.measure(async () =>
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
    )()
  await render(30)
  await render(1)
  expect(renderings.seconds).toBeGreaterThan(0.03)
})
