import { expect, test } from 'vitest'
import { rangeOf } from './byte-range'

test('a range is the bytes that a player asks for', () => {
  expect(rangeOf('bytes=0-', 100)).toEqual({ start: 0, end: 99 })
  expect(rangeOf('bytes=10-19', 100)).toEqual({ start: 10, end: 19 })
  expect(rangeOf('bytes=90-200', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-10', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-200', 100)).toEqual({ start: 0, end: 99 })
})

test('what begins after the end cannot be had', () => {
  expect(rangeOf('bytes=100-', 100)).toBe('unsatisfiable')
  expect(rangeOf('bytes=-0', 100)).toBe('unsatisfiable')
})

test('everything else is the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'items=0-1']) {
    expect(rangeOf(header, 100), String(header)).toBeUndefined()
  }
})
