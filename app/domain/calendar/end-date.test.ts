import { expect, test } from 'vitest'
import { endDate } from './end-date'

test('an event that ends no later than it begins ends the next day', () => {
  expect(endDate('2026-12-04', '19:30', '21:00')).toBe('2026-12-04')
  expect(endDate('2026-12-04', '19:30', '19:30')).toBe('2026-12-05')
  expect(endDate('2026-12-31', '19:30', '01:00')).toBe('2027-01-01')
})
