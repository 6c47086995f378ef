import { expect, test } from 'vitest'
import { colourOfDate } from './church-year'

test.each([
  ['2026-11-28', 'green', 'the last day of the church year'],
  ['2026-11-29', 'white', 'the first Sunday in Advent'],
  ['2026-12-05', 'white', 'the Saturday after it'],
  ['2026-12-06', 'violet', 'the second Sunday in Advent'],
  ['2026-12-24', 'white', 'Christmas Eve'],
  ['2026-12-26', 'red', 'the second day of Christmas'],
  ['2026-12-28', 'white', 'the Monday after Christmas Sunday'],
  ['2028-12-27', 'white', 'the day after the second day of Christmas'],
  ['2027-01-20', 'green', 'a Wednesday after Epiphany'],
  ['2027-02-24', 'violet', 'a Wednesday in Lent'],
  ['2027-03-25', 'white', 'Maundy Thursday'],
  ['2027-03-26', 'black', 'Good Friday'],
  ['2027-03-27', 'violet', 'the Saturday before Easter'],
  ['2027-03-28', 'white', 'Easter Sunday'],
  ['2027-05-20', 'red', 'the Thursday after Pentecost'],
  ['2027-08-04', 'green', 'a Wednesday after Trinity'],
])('%s is %s: %s', (date, colour) => {
  expect(colourOfDate(date)).toBe(colour)
})
