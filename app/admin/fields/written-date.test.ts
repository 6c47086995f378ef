import { expect, test } from 'vitest'
import { comingYearOf, isoOf } from './written-date'

const today = '2026-11-21'

test('a day is read however it is written', () => {
  const ways = ['5.12.2026', '5/12/2026', '5-12-2026', '2026-12-05', '5. december 2026', '5.12.26']
  for (const written of ways) expect(isoOf(written, today), written).toBe('2026-12-05')
})

test('a day without a year is the nearest one', () => {
  for (const written of ['5.12', '5.12.', '5/12', '5. december', '5 December', '5. dec.']) {
    expect(isoOf(written, today), written).toBe('2026-12-05')
  }
  expect(isoOf('10.1', today)).toBe('2027-01-10')
  expect(isoOf('1. november', today)).toBe('2026-11-01')
  expect(isoOf('29.2', '2028-01-10')).toBe('2028-02-29')
})

test('what is no day stays as it was written', () => {
  for (const written of ['på fredag', '31.2', '32.1.2026', '5.13']) {
    expect(isoOf(written, today)).toBe(written)
  }
  expect(isoOf(' ', today)).toBe('')
})

test('a day far in the past is offered in the year in which it is still to come', () => {
  expect(comingYearOf('2017-01-05', today)).toBe('2027-01-05')
  expect(comingYearOf('2016-12-05', today)).toBe('2026-12-05')
  expect(comingYearOf('2026-10-05', today)).toBeUndefined()
  expect(comingYearOf('2027-01-05', today)).toBeUndefined()
  expect(comingYearOf('i går', today)).toBeUndefined()
})
