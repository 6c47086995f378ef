import { expect, test } from 'vitest'
import { clockTime, programmeDate } from './dates'
import { fullDate, longDate } from './long-date'

test('the long format is the Danish one', () => {
  expect(longDate('2026-11-21')).toBe('21. november 2026')
  expect(longDate('2026-03-01')).toBe('1. marts 2026')
})

test('a date is said with its weekday', () => {
  expect(fullDate('2026-12-01')).toBe('tirsdag den 1. december 2026')
  expect(fullDate('2026-03-29')).toBe('søndag den 29. marts 2026')
})

test('the long format of an instant is that of its date', () => {
  expect(longDate('2026-11-21T23:30:00.000Z')).toBe('21. november 2026')
})

test('the calendar writes two digits, the month and the year', () => {
  expect(programmeDate('2026-11-21')).toBe('21 november 2026')
  expect(programmeDate('2027-05-03')).toBe('03 maj 2027')
})

test('a date is the same date on both daylight-saving days', () => {
  expect(programmeDate('2026-03-29')).toBe('29 marts 2026')
  expect(programmeDate('2026-10-25')).toBe('25 oktober 2026')
})

test('a time is shown by its hours and minutes', () => {
  expect(clockTime('19:30')).toBe('kl. 19:30')
  expect(clockTime('08:05:00')).toBe('kl. 08:05')
})
