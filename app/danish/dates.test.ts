import { expect, test } from 'vitest'
import { clockTime, dayAndMonth, fullDate, instantText, longDate, programmeDate } from './dates'

test('formats a long date in Danish', () => {
  expect(longDate('2026-11-21')).toBe('21. november 2026')
  expect(longDate('2026-03-01')).toBe('1. marts 2026')
})

test('formats a date with its weekday', () => {
  expect(fullDate('2026-12-01')).toBe('tirsdag den 1. december 2026')
  expect(fullDate('2026-03-29')).toBe('søndag den 29. marts 2026')
})

test('formats an instant as its Danish date', () => {
  expect(longDate('2026-11-21T23:30:00.000Z')).toBe('21. november 2026')
})

test('formats a calendar date with two digits, month and year', () => {
  expect(programmeDate('2026-11-21')).toBe('21 november 2026')
  expect(programmeDate('2027-05-03')).toBe('03 maj 2027')
})

test('keeps the date on both daylight-saving days', () => {
  expect(programmeDate('2026-03-29')).toBe('29 marts 2026')
  expect(programmeDate('2026-10-25')).toBe('25 oktober 2026')
})

test('shows a time in hours and minutes', () => {
  expect(clockTime('19:30')).toBe('kl. 19:30')
  expect(clockTime('08:05:00')).toBe('kl. 08:05')
})

test('a date that cannot be read is called invalid, and throws nothing', () => {
  for (const format of [fullDate, dayAndMonth, longDate, programmeDate, instantText]) {
    for (const date of ['10007-01-01', 'i går', '', '+275761-01-01T00:00:00Z']) {
      expect(format(date), `${format.name} ${date}`).toMatch(/^(?:ugyldig dato|.*\d{4}.*)$/)
    }
    expect(format('i går')).toBe('ugyldig dato')
  }
})
