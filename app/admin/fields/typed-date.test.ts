import { expect, test } from 'vitest'
import { parseTypedDate, suggestedDate } from './typed-date'

const today = '2026-11-21'

test('parses every common notation of a date', () => {
  const notations = [
    '5.12.2026',
    '5/12/2026',
    '5-12-2026',
    '2026-12-05',
    '5. december 2026',
    '5.12.26',
    '5. dec. 2026',
    '5 dec 2026',
    '5 december 2026',
    '5-12-26',
    '5/12/26',
  ]
  for (const text of notations) expect(parseTypedDate(text, today), text).toBe('2026-12-05')
})

test('completes a date without a year to the nearest one', () => {
  for (const text of [
    '5.12',
    '5.12.',
    '5/12',
    '5. december',
    '5 December',
    '5. dec.',
    '5. dec',
    '5 dec',
  ]) {
    expect(parseTypedDate(text, today), text).toBe('2026-12-05')
  }
  expect(parseTypedDate('10.1', today)).toBe('2027-01-10')
  expect(parseTypedDate('1. november', today)).toBe('2026-11-01')
  expect(parseTypedDate('29.2', '2028-01-10')).toBe('2028-02-29')
})

test('returns text that is not a date unchanged', () => {
  for (const text of ['på fredag', '31.2', '32.1.2026', '5.13']) {
    expect(parseTypedDate(text, today)).toBe(text)
  }
  expect(parseTypedDate(' ', today)).toBe('')
})

test('suggests the coming year for a date long past', () => {
  expect(suggestedDate('2017-01-05', today)).toBe('2027-01-05')
  expect(suggestedDate('2016-12-05', today)).toBe('2026-12-05')
  expect(suggestedDate('2016-11-21', today)).toBe(today)
  expect(suggestedDate('2026-10-05', today)).toBeUndefined()
  expect(suggestedDate('2027-01-05', today)).toBeUndefined()
  expect(suggestedDate('i går', today)).toBeUndefined()
})
