import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { churchDay, neighbours } from '~/domain/church-year/church-days'
import { type Readings, readingsOf } from '~/domain/church-year/readings'
import { linkedReadings } from '~/domain/scripture/linked-readings'
import ChurchDayRoute from './church-day'

test('each row of readings has the church years in which it is read', async () => {
  const noHymns = { items: [] }
  const page = {
    day: churchDay('juledag'),
    years: [
      { startYear: 2025, row: 1, date: '2025-12-25' },
      { startYear: 2026, row: 2, date: '2026-12-25' },
      { startYear: 2027, row: 1 },
    ],
    readings: ([1, 2] as const).map((row) =>
      linkedReadings(readingsOf('juledag', row) as Readings),
    ),
    hymns: noHymns,
    hymnsOnReadings: noHymns,
    sheetSlugs: [],
    nearest: [],
    ...neighbours('juledag'),
  }
  const props = { loaderData: { content: {}, page } }
  const screen = await renderPage(
    <ChurchDayRoute {...(props as unknown as Parameters<typeof ChurchDayRoute>[0])} />,
  )
  const yearsOf = (row: string) => screen.getByRole('region', { name: row }).getByText(/^Kirkeåret/)
  await expect.element(yearsOf('1. tekstrække').first()).toBeVisible()
  const texts = (row: string) =>
    yearsOf(row)
      .elements()
      .map(({ textContent }) => textContent)
  expect(texts('1. tekstrække')).toEqual([
    'Kirkeåret 2025/2026: 25. december 2025',
    'Kirkeåret 2027/2028: falder ikke i dette kirkeår',
  ])
  expect(texts('2. tekstrække')).toEqual(['Kirkeåret 2026/2027: 25. december 2026'])
})
