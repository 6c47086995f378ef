import { expect, vi } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { addEvents, readEventFile, readSubscription } from '#tests/support/calendar-files'
import { databaseTest } from '#tests/support/database'
import { setShowsPast } from './calendar-commands.server'
import { eventFile } from './icalendar.server'

databaseTest('an event without a time lasts its whole day', async ({ backend }) => {
  await setShowsPast(backend, await signedInAdmin(backend), true)
  const [id = ''] = await addEvents(backend, { date: '2026-10-25' })
  expect(await readEventFile(backend, id)).toMatchObject({
    start: '2026-10-25',
    end: '2026-10-26',
    transparency: 'TRANSPARENT',
    description: null,
  })
})

const nights = [
  { date: '2026-03-28', time: '19:30', start: '2026-03-28T18:30', end: '2026-03-28T20:30' },
  { date: '2026-03-29', time: '01:30', start: '2026-03-29T00:30', end: '2026-03-29T02:30' },
  { date: '2026-03-29', time: '19:30', start: '2026-03-29T17:30', end: '2026-03-29T19:30' },
  { date: '2026-10-24', time: '23:30', start: '2026-10-24T21:30', end: '2026-10-24T23:30' },
  { date: '2026-10-25', time: '03:30', start: '2026-10-25T02:30', end: '2026-10-25T04:30' },
  { date: '2026-10-25', time: '19:30', start: '2026-10-25T18:30', end: '2026-10-25T20:30' },
]

for (const serverZone of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
  databaseTest(
    `times are Copenhagen's on both nights of summer time, on a server in ${serverZone}`,
    async ({ backend }) => {
      vi.stubEnv('TZ', serverZone)
      await setShowsPast(backend, await signedInAdmin(backend), true)
      await addEvents(
        backend,
        ...nights.map(({ date, time }) => ({ date, time, title: `${date} ${time}` })),
      )
      const { events } = await readSubscription(backend)
      const moments = new Map(events.map(({ summary, start, end }) => [summary, { start, end }]))
      for (const { date, time, start, end } of nights) {
        expect(moments.get(`${date} ${time}`), `${date} ${time}`).toEqual({
          start: `${start}:00.000Z`,
          end: `${end}:00.000Z`,
        })
      }
    },
  )
}

databaseTest('a time that occurs twice is written unchanged', async ({ backend }) => {
  await setShowsPast(backend, await signedInAdmin(backend), true)
  const [id = ''] = await addEvents(backend, { date: '2026-10-25', time: '02:30' })
  expect((await eventFile(backend, id))?.text).toContain(
    'DTSTART;TZID=Europe/Copenhagen:20261025T023000\r\nDTEND;TZID=Europe/Copenhagen:20261025T033000',
  )
})
