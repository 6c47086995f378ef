import { expect, test } from 'vitest'
import { parseTime, parseTimeSpan } from './parse-time'

test.each([
  ['19:30', '19:30'],
  ['19.30', '19:30'],
  ['19,30', '19:30'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['kl. 19', '19:00'],
  ['190', '01:90'],
  ['kl. 9.05', '09:05'],
  [' kl 20.00 ', '20:00'],
  ['7:30 PM', '7:30 PM'],
  ['om aftenen', 'om aftenen'],
  ['', ''],
])('%s is %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test.each([
  ['19.30', '19:30', ''],
  ['19.30–21', '19:30', '21:00'],
  ['19-21.15', '19:00', '21:15'],
  ['kl. 19 til 21', '19:00', '21:00'],
  ['1930 - 2115', '19:30', '21:15'],
  ['-21', '', '21:00'],
  ['efter aftale', 'efter aftale', ''],
  ['19-20-21', '19:00', '20–21'],
  ['', '', ''],
])('%s is from %s to %s', (text, start, end) => {
  expect(parseTimeSpan(text)).toEqual([start, end])
})
