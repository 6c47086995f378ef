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
