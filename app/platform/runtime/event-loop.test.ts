import { setImmediate } from 'node:timers'
import { expect, test } from 'vitest'
import { stopwatch } from './clock'
import { letOthersIn } from './event-loop'

test('long work lets others in, also when much of it waits together', async () => {
  const order: string[] = []
  const work = (name: string) =>
    letOthersIn(() => {
      order.push(name)
      const elapsed = stopwatch()
      while (elapsed() < 0.03);
    })
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      order.push('other')
      resolve()
    })
  })
  await Promise.all([work('first'), work('second'), work('third'), other])
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('second'))
  expect(order.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third'])
})
