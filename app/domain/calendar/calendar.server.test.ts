import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { fixedClock } from '~/platform/runtime/clock'
import { eventsAbout, pastEvents, upcomingEvents } from './calendar.server'
import { setShowsPast } from './calendar-commands.server'
import { nextEvents } from './calendar-editing.server'

type Event = Insertable<Schema['calendar_events']>

async function add({ db }: Backend, ...events: Partial<Event>[]) {
  const row = {
    title: 'Koncert',
    date: '2026-11-21',
    event_type: 'concert',
    sort_order: 0,
  } as const
  const flags = { is_visible: 1, keep_after_date: 0, is_cancelled: 0, revision: 1 } as const
  const times = { created_at: '2026-01-01', updated_at: '2026-01-01' }
  const rows = events.map((event) => ({ ...row, ...flags, ...times, slug: event.id, ...event }))
  await db
    .insertInto('calendar_events')
    .values(rows as Event[])
    .execute()
}

async function showPast(backend: Backend) {
  await setShowsPast(backend, await signedInAdmin(backend), true)
}

const at = (backend: Backend, instant: string) => ({ ...backend, clock: fixedClock(instant) })

async function shown(backend: Backend, instant: string) {
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
  const later = at(backend, instant)
  return { upcoming: ids(await upcomingEvents(later, 1)), past: ids(await pastEvents(later, 1)) }
}

const noon = '2026-11-21T11:00:00Z'

databaseTest(
  'upcoming events are sorted by date, then in the author’s order',
  async ({ backend }) => {
    await add(
      backend,
      { id: 'later', date: '2026-12-24' },
      { id: 'second', date: '2026-11-21', sort_order: 2 },
      { id: 'first', date: '2026-11-21', sort_order: 1 },
      { id: 'next-year', date: '2027-01-01' },
    )
    const { upcoming } = await shown(backend, noon)
    expect(upcoming).toEqual(['first', 'second', 'later', 'next-year'])
  },
)

databaseTest(
  'events of a day without a time come first, the others by time',
  async ({ backend }) => {
    await add(
      backend,
      { id: 'evening', time: '19:30', sort_order: 0 },
      { id: 'morning', time: '09:00', sort_order: 9 },
      { id: 'all-day', time: null, sort_order: 9 },
    )
    expect((await shown(backend, noon)).upcoming).toEqual(['all-day', 'morning', 'evening'])
  },
)

databaseTest('past events are not public unless the author shows them', async ({ backend }) => {
  await add(backend, { id: 'old', date: '2025-11-20' })
  expect(await shown(backend, noon)).toEqual({ upcoming: [], past: [] })
  await showPast(backend)
  expect(await shown(backend, noon)).toEqual({ upcoming: [], past: ['old'] })
  await setShowsPast(backend, await signedInAdmin(backend), false)
  expect((await shown(backend, noon)).past).toEqual([])
})

databaseTest(
  'past events are sorted latest first, then in the author’s order',
  async ({ backend }) => {
    await showPast(backend)
    await add(
      backend,
      { id: 'old', date: '2025-11-20' },
      { id: 'recent', date: '2026-11-20' },
      { id: 'summer', date: '2026-06-01', sort_order: 1 },
      { id: 'after', date: '2026-06-01', sort_order: 2 },
    )
    const past = ['recent', 'summer', 'after', 'old']
    expect(await shown(backend, noon)).toEqual({ upcoming: [], past })
  },
)

databaseTest('a hidden event is never shown', async ({ backend }) => {
  await showPast(backend)
  await add(
    backend,
    { id: 'hidden', date: '2026-12-24', is_visible: 0 },
    { id: 'hidden-past', date: '2026-01-01', is_visible: 0 },
    { id: 'hidden-kept', date: '2026-01-01', is_visible: 0, keep_after_date: 1 },
  )
  expect(await shown(backend, noon)).toEqual({ upcoming: [], past: [] })
})

databaseTest('a past event with keep_after_date stays in the programme', async ({ backend }) => {
  await showPast(backend)
  await add(
    backend,
    { id: 'kept', date: '2026-01-01', keep_after_date: 1 },
    { id: 'today' },
    { id: 'gone', date: '2026-11-20' },
  )
  expect(await shown(backend, noon)).toEqual({ upcoming: ['kept', 'today'], past: ['gone'] })
})

databaseTest('a cancelled event stays in the list and is marked', async ({ backend }) => {
  await add(
    backend,
    { id: 'held', date: '2026-12-01' },
    { id: 'cancelled', date: '2026-12-02', is_cancelled: 1 },
    { id: 'kept', date: '2026-01-01', keep_after_date: 1, is_cancelled: 1 },
  )
  const { items } = await upcomingEvents(at(backend, noon), 1)
  expect(items).toMatchObject([
    { id: 'kept', isCancelled: true, isUpcoming: false },
    { id: 'held', isCancelled: false, isUpcoming: true },
    { id: 'cancelled', isCancelled: true, isUpcoming: true },
  ])
})

databaseTest('an event stays in the programme until its day ends', async ({ backend }) => {
  await showPast(backend)
  await add(backend, { id: 'morning', time: '08:00' })
  expect((await shown(backend, '2026-11-21T22:59:59Z')).upcoming).toEqual(['morning'])
  expect((await shown(backend, '2026-11-21T23:00:00Z')).past).toEqual(['morning'])
})

databaseTest('the day begins at midnight in Copenhagen, not in UTC', async ({ backend }) => {
  await showPast(backend)
  await add(backend, { id: '20', date: '2026-11-20' }, { id: '21', date: '2026-11-21' })
  const before = { upcoming: ['20', '21'], past: [] }
  const after = { upcoming: ['21'], past: ['20'] }
  expect(await shown(backend, '2026-11-20T22:59:59Z')).toEqual(before)
  expect(await shown(backend, '2026-11-20T23:00:00Z')).toEqual(after)
  expect(await shown(backend, '2026-11-20T23:30:00Z')).toEqual(after)
})

databaseTest('the day that summer time begins is one day', async ({ backend }) => {
  await add(
    backend,
    { id: '28', date: '2026-03-28' },
    { id: '29', date: '2026-03-29' },
    { id: '30', date: '2026-03-30' },
  )
  const upcoming = async (instant: string) => (await shown(backend, instant)).upcoming
  expect(await upcoming('2026-03-28T22:59:59Z')).toEqual(['28', '29', '30'])
  expect(await upcoming('2026-03-28T23:00:00Z')).toEqual(['29', '30'])
  expect(await upcoming('2026-03-29T00:59:59Z')).toEqual(['29', '30'])
  expect(await upcoming('2026-03-29T01:00:00Z')).toEqual(['29', '30'])
  expect(await upcoming('2026-03-29T21:59:59Z')).toEqual(['29', '30'])
  expect(await upcoming('2026-03-29T22:00:00Z')).toEqual(['30'])
})

databaseTest('the day that summer time ends is one day', async ({ backend }) => {
  await add(
    backend,
    { id: '24', date: '2026-10-24' },
    { id: '25', date: '2026-10-25' },
    { id: '26', date: '2026-10-26' },
  )
  const upcoming = async (instant: string) => (await shown(backend, instant)).upcoming
  expect(await upcoming('2026-10-24T21:59:59Z')).toEqual(['24', '25', '26'])
  expect(await upcoming('2026-10-24T22:00:00Z')).toEqual(['25', '26'])
  expect(await upcoming('2026-10-25T00:30:00Z')).toEqual(['25', '26'])
  expect(await upcoming('2026-10-25T01:30:00Z')).toEqual(['25', '26'])
  expect(await upcoming('2026-10-25T22:59:59Z')).toEqual(['25', '26'])
  expect(await upcoming('2026-10-25T23:00:00Z')).toEqual(['26'])
})

databaseTest('both lists have pages of twenty', async ({ backend }) => {
  await showPast(backend)
  const days = Array.from({ length: 21 }, (_, day) => String(day + 1).padStart(2, '0'))
  await add(
    backend,
    ...days.map((day) => ({ id: `past-${day}`, date: `2026-10-${day}` })),
    ...days.map((day) => ({ id: `next-${day}`, date: `2026-12-${day}` })),
  )
  const later = at(backend, noon)
  const first = await upcomingEvents(later, 1)
  expect(first.items).toHaveLength(20)
  expect(first.next).toBe(2)
  const second = await upcomingEvents(later, 2)
  expect(second.items.map(({ id }) => id)).toEqual(['next-21'])
  expect(second.next).toBeUndefined()
  expect((await pastEvents(later, 1)).next).toBe(2)
  expect((await pastEvents(later, 2)).items.map(({ id }) => id)).toEqual(['past-01'])
  expect(await pastEvents(later, 3)).toEqual({ items: [], isPastEnd: true })
})

databaseTest('an event is formatted like a printed programme', async ({ backend }) => {
  const written = { location: 'Thisted', description: 'Med fløjte', event_type: 'other' } as const
  await add(backend, { id: 'e', date: '2026-12-04', time: '19:30:00', ...written })
  expect((await upcomingEvents(at(backend, noon), 1)).items).toEqual([
    {
      id: 'e',
      title: 'Koncert',
      slug: 'e',
      movedFromText: null,
      date: '2026-12-04',
      dateText: '4. december 2026',
      weekday: 'fredag',
      timeText: 'kl. 19:30',
      location: 'Thisted',
      description: 'Med fløjte',
      type: 'other',
      labels: '',
      isUpcoming: true,
      isCancelled: false,
    },
  ])
})

databaseTest('an event of a special kind is labelled with it', async ({ backend }) => {
  await add(backend, { id: 'e', event_type: 'singing_evening' })
  const { items } = await upcomingEvents(at(backend, noon), 1)
  expect(items).toMatchObject([{ type: 'singing_evening', labels: 'Sangaften' }])
})

databaseTest('an event without a time has none', async ({ backend }) => {
  await add(backend, { id: 'e', time: null })
  expect((await upcomingEvents(at(backend, noon), 1)).items).toMatchObject([{ timeText: null }])
})

databaseTest(
  'a lecture and ‘Overblik’ list upcoming events, without past ones in the programme',
  async ({ backend }) => {
    const about = { subject_id: 'haab' }
    await add(
      backend,
      { id: 'kept', date: '2026-11-20', keep_after_date: 1, ...about },
      { id: 'today', date: '2026-11-21', ...about },
      { id: 'other', date: '2026-11-21' },
    )
    expect((await eventsAbout(at(backend, noon), 'haab')).map(({ id }) => id)).toEqual(['today'])
    const next = (await nextEvents(at(backend, noon), 5)).map(({ id }) => id)
    expect(next.sort()).toEqual(['other', 'today'])
  },
)
