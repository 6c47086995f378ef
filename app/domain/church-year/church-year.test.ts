import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { format } from 'date-fns/format'
import { isSunday } from 'date-fns/isSunday'
import { parseISO } from 'date-fns/parseISO'
import { describe, expect, test } from 'vitest'
import { churchDays, neighbours } from './church-days'
import {
  churchYear,
  churchYearOf,
  colourOfDate,
  datesOfDay,
  daysFrom,
  easterSunday,
  isOnSunday,
  textRow,
} from './church-year'

const years = Array.from({ length: 2100 - 1991 + 1 }, (_, index) => 1991 + index)
const all = years.flatMap(churchYear)

const onDate = (date: string) => all.filter((each) => each.date === date).map(({ day }) => day.name)

/** The number of numbered days with this ending in the church year that ends in a year. */
const count = (year: number, name: string) =>
  churchYear(year - 1).filter(({ day }) => day.name.endsWith(name) && /^\d/.test(day.name)).length

test('every Sunday from 1992 to 2100 has one day of the church year, and no other day has two', () => {
  const interval = { start: parseISO('1992-01-01'), end: parseISO('2100-12-31') }
  const sundays = eachDayOfInterval(interval)
    .filter((date) => isSunday(date))
    .map((date) => format(date, 'yyyy-MM-dd'))
  const ours = all.filter(isOnSunday).map(({ date }) => date)
  expect(ours.filter((date) => date >= '1992-01-01' && date <= '2100-12-31')).toEqual(sundays)
  const others = all.filter((each) => !isOnSunday(each) && each.day.id !== 'juleaften')
  expect(new Set(others.map(({ date }) => date)).size).toBe(others.length)
})

test('every day of the table occurs in some year, at most once per year, in the order of the table', () => {
  expect(new Set(all.map(({ day }) => day.id)).size).toBe(churchDays.length)
  const fixed = churchDays.filter(({ id }) => id !== 'alle-helgens-dag')
  for (const year of years) {
    const ids = churchYear(year).map(({ day }) => day.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id !== 'alle-helgens-dag')).toEqual(
      fixed.map(({ id }) => id).filter((id) => ids.includes(id)),
    )
  }
})

test('weekdays are correct', () => {
  const weekdays = { skaertorsdag: 4, langfredag: 5, 'anden-paaskedag': 1, 'store-bededag': 5 }
  const later = { 'kristi-himmelfarts-dag': 4, 'anden-pinsedag': 1 }
  for (const [id, weekday] of Object.entries({ ...weekdays, ...later })) {
    const found = all.filter(({ day }) => day.id === id).map(({ date }) => parseISO(date).getDay())
    expect(new Set(found)).toEqual(new Set([weekday]))
  }
})

describe('known years', () => {
  test.each([
    ['2024-12-01', '1. søndag i advent'],
    ['2023-12-24', '4. søndag i advent'],
    ['2025-12-28', 'Julesøndag'],
    ['2023-01-01', 'Nytårsdag'],
    ['2022-01-02', 'Helligtrekongers søndag'],
    ['2024-01-07', '1. søndag efter helligtrekonger'],
    ['2008-01-13', 'Sidste søndag efter helligtrekonger'],
    ['2008-01-20', 'Søndag septuagesima'],
    ['2021-02-07', 'Søndag seksagesima'],
    ['2024-02-11', 'Fastelavns søndag'],
    ['2025-04-06', 'Mariæ bebudelses dag'],
    ['2025-04-17', 'Skærtorsdag'],
    ['2023-05-05', 'Store bededag'],
    ['2024-05-09', 'Kristi himmelfarts dag'],
    ['2024-05-19', 'Pinsedag'],
    ['2024-05-26', 'Trinitatis søndag'],
    ['2023-11-05', 'Alle helgens dag'],
    ['2026-09-06', '14. søndag efter trinitatis'],
    ['2021-11-21', 'Sidste søndag i kirkeåret'],
    ['2026-11-22', 'Sidste søndag i kirkeåret'],
    ['2026-11-29', '1. søndag i advent'],
  ])('%s is %s', (date, name) => {
    expect(onDate(date)[0]).toBe(name)
  })

  test('a fourth Sunday in Advent on 24 December is Christmas Eve too', () => {
    expect(onDate('2023-12-24')).toEqual(['4. søndag i advent', 'Juleaften'])
  })

  test('there is no Sunday of Epiphany if New Year’s Day is a Sunday, as in 2017 and 2023', () => {
    for (const begins of [2016, 2022]) {
      expect(churchYear(begins).some(({ day }) => day.name === 'Helligtrekongers søndag')).toBe(
        false,
      )
    }
  })

  test('an early Easter leaves few Sundays after Epiphany and many after Trinity, a late one the other way', () => {
    expect(count(2008, 'efter helligtrekonger')).toBe(0)
    expect(count(2038, 'efter helligtrekonger')).toBe(5)
    // One of the counted Sundays is All Saints.
    expect(count(2008, 'efter trinitatis')).toBe(26 - 1)
    expect(count(2038, 'efter trinitatis')).toBe(21 - 1)
  })

  test('All Saints replaces the Sunday it falls on, and the numbering continues', () => {
    const november = churchYear(2022).filter(({ date }) => date.startsWith('2023-1'))
    expect(november.slice(4, 7).map(({ day }) => day.name)).toEqual([
      '21. søndag efter trinitatis',
      'Alle helgens dag',
      '23. søndag efter trinitatis',
    ])
    const allSaints = churchYear(2025).find(({ day }) => day.id === 'alle-helgens-dag')
    expect(allSaints?.date).toBe('2026-11-01')
  })
})

test('the first row is read in the church years that lie mostly in an odd year', () => {
  expect(textRow(churchYearOf('2025-06-01'))).toBe(1)
  expect(textRow(churchYearOf('2024-12-01'))).toBe(1)
  expect(textRow(churchYearOf('2024-11-30'))).toBe(2)
  expect(textRow(churchYearOf('2026-11-22'))).toBe(2)
  expect(textRow(churchYearOf('2026-11-29'))).toBe(1)
})

test('the coming days continue into the next church year and include holy days', () => {
  const names = (date: string, sundays: number) =>
    daysFrom(date, sundays).map(({ day, date: on }) => `${on} ${day.name}`)
  expect(names('2026-11-22', 2)).toEqual([
    '2026-11-22 Sidste søndag i kirkeåret',
    '2026-11-29 1. søndag i advent',
  ])
  expect(names('2026-12-14', 2)).toEqual([
    '2026-12-20 4. søndag i advent',
    '2026-12-24 Juleaften',
    '2026-12-25 Juledag',
    '2026-12-26 Anden juledag',
    '2026-12-27 Julesøndag',
  ])
})

test('a day has a date in each coming year in which it occurs', () => {
  expect(datesOfDay('5-soendag-efter-helligtrekonger', '2037-12-01', 2)).toEqual([
    { startYear: 2037, row: 2, date: '2038-02-07' },
    { startYear: 2038, row: 1, date: undefined },
  ])
})

test('the last day of the church year is followed by the first', () => {
  const round = neighbours('1-soendag-i-advent')
  expect([round.previousDay.name, round.nextDay.name]).toEqual([
    'Sidste søndag i kirkeåret',
    '2. søndag i advent',
  ])
  expect(neighbours('sidste-soendag-i-kirkeaaret').nextDay.name).toBe('1. søndag i advent')
})

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
