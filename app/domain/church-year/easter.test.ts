import { expect, test } from 'vitest'
import { easterSunday } from './church-year'

/**
 * Easter Sundays from 1992 to 2100 as published by the Astronomical Society of South Australia, five years
 * per line: A is April, M is March.
 */
const published = `
  1992 A19 A11 A03 A16 A07
  1997 M30 A12 A04 A23 A15
  2002 M31 A20 A11 M27 A16
  2007 A08 M23 A12 A04 A24
  2012 A08 M31 A20 A05 M27
  2017 A16 A01 A21 A12 A04
  2022 A17 A09 M31 A20 A05
  2027 M28 A16 A01 A21 A13
  2032 M28 A17 A09 M25 A13
  2037 A05 A25 A10 A01 A21
  2042 A06 M29 A17 A09 M25
  2047 A14 A05 A18 A10 A02
  2052 A21 A06 M29 A18 A02
  2057 A22 A14 M30 A18 A10
  2062 M26 A15 A06 M29 A11
  2067 A03 A22 A14 M30 A19
  2072 A10 M26 A15 A07 A19
  2077 A11 A03 A23 A07 M30
  2082 A19 A04 M26 A15 M31
  2087 A20 A11 A03 A16 A08
  2092 M30 A12 A04 A24 A15
  2097 M31 A20 A12 M28`

const table = published
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [first, ...dates] = line.trim().split(' ')
    return dates.map((date, index) => {
      const month = date.startsWith('M') ? '03' : '04'
      const year = Number(first) + index
      return [year, `${year}-${month}-${date.slice(1)}`] as const
    })
  })

test('Easter is on the published day from 1992 to 2100', () => {
  expect(table).toHaveLength(109)
  expect(table.map(([year]) => [year, easterSunday(year)])).toEqual(table)
})
