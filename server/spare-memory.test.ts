import { expect, test } from 'vitest'
import { memorySaver } from './spare-memory'

/** A process that works and grows as the test says, and of which a collection leaves 10. */
function aProcess() {
  const state = { load: 0, heap: 100, collected: 0 }
  const look = memorySaver({
    load: () => state.load,
    size: () => state.heap,
    collect: () => {
      state.collected += 1
      state.heap = 10
    },
  })
  return { state, look }
}

test('memory is given back in the first quiet moment, not while there is work', () => {
  const { state, look } = aProcess()
  state.load = 0.8
  look()
  expect(state.collected).toBe(0)
  state.load = 0.01
  look()
  expect(state.collected).toBe(1)
})

test('nothing is collected again before it has grown', () => {
  const { state, look } = aProcess()
  look()
  state.heap = 12
  look()
  expect(state.collected).toBe(1)
  state.heap = 40
  look()
  expect(state.collected).toBe(2)
})

test('what a collection gives back late counts as given back', () => {
  const { state, look } = aProcess()
  state.heap = 100
  look()
  state.heap = 5
  look()
  state.heap = 9
  look()
  expect(state.collected).toBe(2)
})
