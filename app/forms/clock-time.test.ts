import { expect, test } from 'vitest'
import { clockTime } from './clock-time'

test.each([
  ['19:30', '19:30'],
  ['19.30', '19:30'],
  ['19,30', '19:30'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['9', '9'],
  ['kl. 9.05', '09:05'],
  [' kl 20.00 ', '20:00'],
  ['7:30 PM', '7:30 PM'],
  ['om aftenen', 'om aftenen'],
  ['', ''],
])('%s is %s', (text, time) => {
  expect(clockTime(text)).toBe(time)
})
