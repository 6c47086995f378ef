import { expect, test } from 'vitest'
import {
  copenhagenClock,
  copenhagenDate,
  copenhagenInstant,
  copenhagenTime,
  copenhagenToday,
  fixedClock,
  isSkippedTime,
  nextCopenhagenMidnight,
} from './clock'

const today = (instant: string) => copenhagenToday(fixedClock(instant))
const midnight = (instant: string) =>
  new Date(nextCopenhagenMidnight(fixedClock(instant))).toISOString()

test('the date changes at midnight in Copenhagen, in winter one hour before UTC', () => {
  expect(today('2026-11-20T22:59:59Z')).toBe('2026-11-20')
  expect(today('2026-11-20T23:00:00Z')).toBe('2026-11-21')
})

test('the date changes two hours before UTC in summer', () => {
  expect(today('2026-06-30T21:59:59Z')).toBe('2026-06-30')
  expect(today('2026-06-30T22:00:00Z')).toBe('2026-07-01')
})

test('the night when summer time starts is an hour shorter', () => {
  expect(midnight('2026-03-28T23:30:00Z')).toBe('2026-03-29T22:00:00.000Z')
  expect(midnight('2026-03-29T22:00:00Z')).toBe('2026-03-30T22:00:00.000Z')
  expect(today('2026-03-29T21:59:59Z')).toBe('2026-03-29')
  expect(today('2026-03-29T22:00:00Z')).toBe('2026-03-30')
})

test('the night when summer time ends is an hour longer', () => {
  expect(midnight('2026-10-24T22:30:00Z')).toBe('2026-10-25T23:00:00.000Z')
  expect(today('2026-10-25T22:59:59Z')).toBe('2026-10-25')
  expect(today('2026-10-25T23:00:00Z')).toBe('2026-10-26')
})

test("a time is Copenhagen's, also in the nights when summer time starts and ends", () => {
  const instant = (date: string, time?: string) => copenhagenTime(date, time).getTime()
  const utc = (text: string) => Date.parse(`${text}:00Z`)
  expect(instant('2026-11-21')).toBe(utc('2026-11-20T23:00'))
  expect(instant('2026-07-01', '19:30')).toBe(utc('2026-07-01T17:30'))
  expect(instant('2026-03-29', '01:59')).toBe(utc('2026-03-29T00:59'))
  expect(instant('2026-03-29', '02:30')).toBe(utc('2026-03-29T01:30'))
  expect(instant('2026-03-29', '03:00')).toBe(utc('2026-03-29T01:00'))
  expect(instant('2026-10-25', '02:00')).toBe(utc('2026-10-25T00:00'))
  expect(instant('2026-10-25', '02:30')).toBe(utc('2026-10-25T00:30'))
  expect(instant('2026-10-25', '03:00')).toBe(utc('2026-10-25T02:00'))
})

test("an instant carries Copenhagen's offset at that time", () => {
  expect(copenhagenInstant('2026-11-21', '19:30')).toBe('2026-11-21T19:30:00+01:00')
  expect(copenhagenInstant('2026-07-01', '19:30:00')).toBe('2026-07-01T19:30:00+02:00')
  expect(copenhagenInstant('2026-10-25', '01:30')).toBe('2026-10-25T01:30:00+02:00')
  expect(copenhagenInstant('2026-10-25', '02:30')).toBe('2026-10-25T02:30:00+02:00')
  expect(copenhagenInstant('2026-10-25', '03:30')).toBe('2026-10-25T03:30:00+01:00')
})

test('an instant is shown with Copenhagen’s date and time, an invalid one as its text', () => {
  expect(copenhagenClock('2026-11-20T23:05:00Z')).toEqual({ date: '2026-11-21', time: '00:05' })
  expect(copenhagenClock('i morgen')).toEqual({ date: '', time: '' })
  expect(copenhagenDate('2026-13-45T00:00:00Z')).toBe('2026-13-45')
})

test.each([
  ['2026-03-29', '02:00', true],
  ['2026-03-29', '02:59', true],
  ['2026-03-29', '01:59', false],
  ['2026-03-29', '03:00', false],
  ['2026-10-25', '02:30', false],
  ['i morgen', '02:30', false],
])('%s at %s is skipped: %s', (date, time, isSkipped) => {
  expect(isSkippedTime(date, time)).toBe(isSkipped)
})
