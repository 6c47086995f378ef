import { expect, test } from 'vitest'
import { endDate } from './end-date'

test('an event that ends at the time it begins, or before it, ends the day after', () => {
  expect(endDate('2026-12-04', '19:30', '21:00')).toBe('2026-12-04')
  expect(endDate('2026-12-04', '19:30', '19:30')).toBe('2026-12-05')
  expect(endDate('2026-12-31', '19:30', '01:00')).toBe('2027-01-01')
})
