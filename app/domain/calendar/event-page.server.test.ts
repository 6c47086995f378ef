import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { pagesAt } from '~/domain/pages/page-sources.server'
import { setVisible } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { mapLinks } from './calendar'
import { eventAt } from './calendar.server'
import { setShowsPast } from './calendar-commands.server'
import { listEvents } from './calendar-editing.server'

async function eventOf(backend: Backend, slug: string) {
  const found = await eventAt(backend, slug)
  return found && 'event' in found ? found.event : undefined
}

databaseTest('an event’s page shows all its facts', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Sangaften', {
    time: '19:30',
    end_time: '21:00',
    location: 'Kirken',
    address: 'Kirkevej 1',
    ticket_link: 'https://example.dk/b',
    subject_id: 'l1',
    moved_from: '2026-11-30',
  })
  expect(await eventOf(backend, 'sangaften')).toMatchObject({
    title: 'Sangaften',
    time: '19:30',
    end_time: '21:00',
    address: 'Kirkevej 1',
    ticket_link: 'https://example.dk/b',
    subject_id: 'l1',
    moved_from: '2026-11-30',
    movedFromText: '30. november 2026',
    isCancelled: false,
    isUpcoming: true,
  })
})

databaseTest('a cancelled or moved event is marked where it is shared', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Flyttet aften', { location: 'Kirken', moved_from: '2026-11-30' })
  await write.event('Aflyst aften', { location: 'Kirken' })
  await backend.db
    .updateTable('calendar_events')
    .set({ is_cancelled: 1 })
    .where('slug', '=', 'aflyst-aften')
    .execute()
  const pages = pagesAt(backend.nouns, '/kalender')?.pages
  expect(await pages?.share?.(backend, 'flyttet-aften')).toMatchObject({
    subtitle: expect.stringMatching(/^Flyttet fra 30\. november 2026 · /),
  })
  expect(await pages?.share?.(backend, 'aflyst-aften')).toMatchObject({
    subtitle: expect.stringMatching(/^Aflyst · /),
  })
})

databaseTest('its id and other spellings redirect to it', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Før jul')
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  for (const address of [id, 'Før-jul', 'far-jul']) {
    expect(await eventAt(backend, address), address).toEqual({ redirect: 'foer-jul' })
  }
  expect(await eventAt(backend, 'findes-ikke')).toBeUndefined()
})

databaseTest('a hidden event is not found by slug or id', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('Hemmelig aften')
  const [{ id = '' } = {}] = (await listEvents(backend)).items
  await setVisible(backend, write.admin, 'calendar_events', id, false)
  const pages = pagesAt(backend.nouns, '/kalender')?.pages
  for (const address of [id, 'hemmelig-aften', 'Hemmelig-aften']) {
    expect(await eventAt(backend, address), address).toBeUndefined()
    expect(await pages?.find?.(backend, address), address).toBeUndefined()
  }
  expect(await pages?.share?.(backend, 'hemmelig-aften')).toBeUndefined()
  expect(await pages?.listing?.list(backend)).toEqual([])
})

databaseTest('past events have a page if the author shows them', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.event('I går', { date: '2026-11-20' })
  expect(await eventAt(backend, 'i-gaar')).toBeUndefined()
  await setShowsPast(backend, write.admin, true)
  expect(await eventOf(backend, 'i-gaar')).toMatchObject({
    isUpcoming: false,
    fullDateText: 'fredag den 20. november 2026',
  })
})

databaseTest('today’s event is upcoming, yesterday’s is not', async ({ backend, at }) => {
  const write = await openWriter(backend)
  await setShowsPast(backend, write.admin, true)
  await write.event('I aften', { date: '2026-11-21', time: '08:00' })
  const isUpcomingAt = async (instant: string) =>
    (await eventOf(at(instant), 'i-aften'))?.isUpcoming
  expect(await isUpcomingAt('2026-11-21T22:59:59Z')).toBe(true)
  expect(await isUpcomingAt('2026-11-21T23:00:00Z')).toBe(false)
})

databaseTest('each repetition is an event with its own page', async ({ backend }) => {
  const write = await openWriter(backend)
  const repeated = { date: '2026-12-01', repeat: 'weekly', repeat_until: '2026-12-15' }
  expect(await write.event('Tirsdagssang', repeated)).toMatchObject({ count: 3 })
  const events = (await listEvents(backend)).items.map(
    ({ path, dateText }) => `${path} ${dateText}`,
  )
  expect(events).toEqual([
    '/kalender/tirsdagssang-2026-12-01 1. december 2026',
    '/kalender/tirsdagssang-2026-12-08 8. december 2026',
    '/kalender/tirsdagssang-2026-12-15 15. december 2026',
  ])
})

test('map links contain any address, encoded', () => {
  expect(mapLinks('Å & Ø\n?x=1')).toEqual({
    app: 'geo:0,0?q=%C3%85%20%26%20%C3%98%20%3Fx%3D1',
    web: 'https://www.openstreetmap.org/search?query=%C3%85%20%26%20%C3%98%20%3Fx%3D1',
  })
})
