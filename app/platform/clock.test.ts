import { expect, test } from 'vitest'
import { copenhagenToday, fixedClock, nextCopenhagenMidnight } from './clock'

const today = (instant: string) => copenhagenToday(fixedClock(instant))
const midnight = (instant: string) =>
  new Date(nextCopenhagenMidnight(fixedClock(instant))).toISOString()

test('the date changes at midnight in Copenhagen, in winter an hour before UTC', () => {
  expect(today('2026-11-20T22:59:59Z')).toBe('2026-11-20')
  expect(today('2026-11-20T23:00:00Z')).toBe('2026-11-21')
})

test('the date changes two hours before UTC in summer', () => {
  expect(today('2026-06-30T21:59:59Z')).toBe('2026-06-30')
  expect(today('2026-06-30T22:00:00Z')).toBe('2026-07-01')
})

test('the night in which summer time begins is an hour shorter', () => {
  expect(midnight('2026-03-28T23:30:00Z')).toBe('2026-03-29T22:00:00.000Z')
  expect(today('2026-03-29T21:59:59Z')).toBe('2026-03-29')
  expect(today('2026-03-29T22:00:00Z')).toBe('2026-03-30')
})

test('the night in which summer time ends is an hour longer', () => {
  expect(midnight('2026-10-24T22:30:00Z')).toBe('2026-10-25T23:00:00.000Z')
  expect(today('2026-10-25T22:59:59Z')).toBe('2026-10-25')
  expect(today('2026-10-25T23:00:00Z')).toBe('2026-10-26')
})
