import { expect, test } from 'vitest'
import { arranged } from './ordering'

const order = (ids: string) => [...ids]

test('what was moved stands where it was put', () => {
  expect(arranged(order('abcd'), order('acbd'), ['c']).join('')).toBe('acbd')
  expect(arranged(order('abcd'), order('bcda'), ['a']).join('')).toBe('bcda')
  expect(arranged(order('abcd'), order('dabc'), ['d']).join('')).toBe('dabc')
  expect(arranged(order('abcd'), order('dcba'), order('abcd')).join('')).toBe('dcba')
})

test('moving the same twice changes nothing more', () => {
  const once = arranged(order('abcd'), order('acbd'), ['c'])
  expect(arranged(once, order('acbd'), ['c'])).toEqual(once)
})

test('a picture that was added in another window stays last', () => {
  expect(arranged(order('abcx'), order('bca'), ['a']).join('')).toBe('bcax')
})

test('a picture that was deleted in another window stays deleted', () => {
  expect(arranged(order('acd'), order('acbd'), ['b']).join('')).toBe('acd')
  expect(arranged(order('acd'), order('bdac'), ['d']).join('')).toBe('dac')
})

test('what was moved in another window stays moved', () => {
  expect(arranged(order('dabc'), order('bacd'), ['b']).join('')).toBe('bdac')
})

test('an order of strangers or of nothing changes nothing', () => {
  expect(arranged(order('abc'), order('xyz'), ['x']).join('')).toBe('abc')
  expect(arranged(order('abc'), [], ['a']).join('')).toBe('abc')
  expect(arranged(order('abc'), order('ccc'), ['c']).join('')).toBe('cab')
})
