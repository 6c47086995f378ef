import { setImmediate } from 'node:timers/promises'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { occurrencesOf } from './occurrences'

const calendar = (start: string, rule: string) =>
  new ICAL.Event(
    new ICAL.Component(
      ICAL.parse(
        `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${start}\nRRULE:${rule}\nEND:VEVENT\nEND:VCALENDAR`,
      ),
    ).getFirstSubcomponent('vevent') ?? undefined,
  )

test('other work goes on while the times of a long repetition are found', async () => {
  let turns = 0
  let isFound = false
  const found = occurrencesOf(calendar('19600101T190000', 'FREQ=DAILY'), '2026-11-28')
  const counting = (async () => {
    for (; !isFound; turns++) await setImmediate()
  })()
  const { times, isCut } = await found
  isFound = true
  await counting
  expect([times.length, isCut, String(times[0])]).toEqual([104, true, '2025-11-28T19:00:00'])
  expect(turns).toBeGreaterThan(2)
})

test('an event that is repeated from the year 9999 on ends', async () => {
  const found = await occurrencesOf(calendar('99990101T190000', 'FREQ=YEARLY'), '2026-11-28')
  expect(found).toEqual({ times: [], isEndless: true, isCut: true })
})

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=999999999',
  'FREQ=DAILY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;INTERVAL=1000;BYMONTH=2;BYDAY=MO;BYHOUR=1',
  'FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO',
  'FREQ=SECONDLY',
])('a rule of which hardly a time is found is given up after some steps: %s', async (rule) => {
  const found = occurrencesOf(calendar('20210201T190000', rule), '2026-11-28')
  await expect(found).rejects.toThrow('too many steps')
})

test.each([
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=3', ['2096-02-29', '2104-02-29', '2108-02-29']],
  ['FREQ=MONTHLY;BYDAY=5WE;COUNT=2', ['2096-02-29', '2096-05-30']],
  ['FREQ=WEEKLY;INTERVAL=52;COUNT=2', ['2096-02-29', '2097-02-27']],
])('the times of a rare event are found: %s', async (rule, days) => {
  const { times } = await occurrencesOf(calendar('20960229T190000', rule), '2026-11-28')
  expect(times.map((time) => String(time).slice(0, 10))).toEqual(days)
})
