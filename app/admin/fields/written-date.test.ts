import { expect, test } from 'vitest'
import { comingYearOf, isoOf } from './written-date'

const today = '2026-11-21'

test('parses every common notation of a date', () => {
  const notations = [
    '5.12.2026',
    '5/12/2026',
    '5-12-2026',
    '2026-12-05',
    '5. december 2026',
    '5.12.26',
  ]
  for (const written of notations) expect(isoOf(written, today), written).toBe('2026-12-05')
})

test('completes a date without a year to the nearest one', () => {
  for (const written of ['5.12', '5.12.', '5/12', '5. december', '5 December', '5. dec.']) {
    expect(isoOf(written, today), written).toBe('2026-12-05')
  }
  expect(isoOf('10.1', today)).toBe('2027-01-10')
  expect(isoOf('1. november', today)).toBe('2026-11-01')
  expect(isoOf('29.2', '2028-01-10')).toBe('2028-02-29')
})

test('returns text that is not a date unchanged', () => {
  for (const written of ['på fredag', '31.2', '32.1.2026', '5.13']) {
    expect(isoOf(written, today)).toBe(written)
  }
  expect(isoOf(' ', today)).toBe('')
})

test('suggests the coming year for a date long past', () => {
  expect(comingYearOf('2017-01-05', today)).toBe('2027-01-05')
  expect(comingYearOf('2016-12-05', today)).toBe('2026-12-05')
  expect(comingYearOf('2026-10-05', today)).toBeUndefined()
  expect(comingYearOf('2027-01-05', today)).toBeUndefined()
  expect(comingYearOf('i går', today)).toBeUndefined()
})
