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
