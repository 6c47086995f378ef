import { expect, test } from 'vitest'
import { datesOf } from './repetition'

test('an event without repetition has one day', () => {
  expect(datesOf('2026-10-06', undefined)).toEqual(['2026-10-06'])
})

test('every Tuesday in October', () => {
  expect(datesOf('2026-10-06', { rhythm: 'weekly', until: '2026-10-31' })).toEqual([
    ...['2026-10-06', '2026-10-13', '2026-10-20', '2026-10-27'],
  ])
  expect(datesOf('2026-10-06', { rhythm: 'fortnightly', until: '2026-10-20' })).toEqual([
    ...['2026-10-06', '2026-10-20'],
  ])
})

test('the same weekday of each month that has it', () => {
  expect(datesOf('2026-10-06', { rhythm: 'monthly', until: '2026-12-31' })).toEqual([
    ...['2026-10-06', '2026-11-03', '2026-12-01'],
  ])
  expect(datesOf('2026-10-07', { rhythm: 'monthly', until: '2026-11-30' })).toEqual([
    ...['2026-10-07', '2026-11-04'],
  ])
  expect(datesOf('2026-09-29', { rhythm: 'monthly', until: '2026-12-31' })).toEqual([
    ...['2026-09-29', '2026-12-29'],
  ])
})

test('the number of repetitions is limited to a year of weeks', () => {
  const dates = datesOf('2026-10-06', { rhythm: 'weekly', until: '2999-01-01' })
  expect(dates).toHaveLength(53)
  expect(dates.at(-1)).toBe('2027-10-05')
})
