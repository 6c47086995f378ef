import { expect, test } from 'vitest'
import { arranged, orderAround } from './ordering'

const order = (ids: string) => [...ids]

test('a moved row stays where it was put', () => {
  expect(arranged(order('abcd'), { order: order('acbd'), moved: ['c'] }).join('')).toBe('acbd')
  expect(arranged(order('abcd'), { order: order('bcda'), moved: ['a'] }).join('')).toBe('bcda')
  expect(arranged(order('abcd'), { order: order('dabc'), moved: ['d'] }).join('')).toBe('dabc')
  expect(arranged(order('abcd'), { order: order('dcba'), moved: order('abcd') }).join('')).toBe(
    'dcba',
  )
})

test('moving the same row twice changes nothing more', () => {
  const once = arranged(order('abcd'), { order: order('acbd'), moved: ['c'] })
  expect(arranged(once, { order: order('acbd'), moved: ['c'] })).toEqual(once)
})

test('a row that was added in another window stays last', () => {
  expect(arranged(order('abcx'), { order: order('bca'), moved: ['a'] }).join('')).toBe('bcax')
})

test('a row that was deleted in another window stays deleted', () => {
  expect(arranged(order('acd'), { order: order('acbd'), moved: ['b'] }).join('')).toBe('acd')
  expect(arranged(order('acd'), { order: order('bdac'), moved: ['d'] }).join('')).toBe('dac')
})

test('a row that was moved in another window stays moved', () => {
  expect(arranged(order('dabc'), { order: order('bacd'), moved: ['b'] }).join('')).toBe('bdac')
})

test('an order of unknown rows or of none changes nothing', () => {
  expect(arranged(order('abc'), { order: order('xyz'), moved: ['x'] }).join('')).toBe('abc')
  expect(arranged(order('abc'), { order: [], moved: ['a'] }).join('')).toBe('abc')
  expect(arranged(order('abc'), { order: order('ccc'), moved: ['c'] }).join('')).toBe('cab')
})

test('a partial order moves rows among the visible ones', () => {
  const present = order('abcdefgh')
  // The third of the first rows moves to the front.
  expect(arranged(present, { order: order('cab'), moved: ['c'] }).join('')).toBe('cabdefgh')
  // A search found d, f and h.
  expect(arranged(present, { order: order('fdh'), moved: ['f'] }).join('')).toBe('abcfdegh')
  expect(arranged(present, { order: order('dhf'), moved: ['f'] }).join('')).toBe('abcdeghf')
  // Beyond the ends of the visible rows.
  expect(arranged(present, { order: order('fadh'), moved: ['f'] }).join('')).toBe('fabcdegh')
  expect(arranged(present, { order: order('bhd'), moved: ['d'] }).join('')).toBe('abcefghd')
})

test('the neighbours are enough to undo a move', () => {
  const former = order('abcdefgh')
  for (const [moved, around] of [
    ['a', 'ab'],
    ['h', 'gh'],
    ['ch', 'bcdgh'],
    ['cd', 'bcde'],
  ] as const) {
    const now = arranged(former, { order: order(`${moved}e`), moved: order(moved) })
    const part = orderAround(former, order(moved))
    expect(part.join('')).toBe(around)
    expect(arranged(now, { order: part, moved: order(moved) })).toEqual(former)
  }
})
