import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseTest, openDatabaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { breakTable } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import type { ChangeEvent } from '~/platform/live/live.server'
import { systemClock } from '~/platform/runtime/clock'
import { PublicationTimes } from './publication-times.server'

/** A clock that runs on from an instant. */
function movingClock(start: string) {
  const ahead = Date.parse(start) - systemClock.now().getTime()
  return { now: () => new Date(systemClock.now().getTime() + ahead) }
}

async function started(backend: Backend) {
  const times = new PublicationTimes(backend)
  onTestFinished(() => times.stop())
  await times.start()
  return times
}

async function schedule({ db }: Backend, at: string) {
  await db.updateTable('news').set({ published_at: at }).execute()
}

/** Collects the change events from now on. */
function listen({ live }: Backend): ChangeEvent[] {
  const changes: ChangeEvent[] = []
  live.subscribe((change) => changes.push(change))
  return changes
}

databaseTest('a publication time sends one change event', async ({ backend: still }) => {
  const backend = { ...still, clock: movingClock('2026-11-21T09:30:00Z') }
  const times = await started(backend)
  const write = await openWriter(backend)
  await write.news('Til tiden')
  const hour = new Date(backend.clock.now().getTime() + 500).toISOString()
  await schedule(backend, hour)
  const changes = listen(backend)
  await write.lecture('Noget andet')
  await eventually(() => expect(changes).toHaveLength(2))
  expect(backend.clock.now().toISOString() >= hour).toBe(true)
  expect(changes[1]).toMatchObject({ nouns: expect.arrayContaining(['news']) })
  await times.stop()
  expect(times.next).toBe(Number.POSITIVE_INFINITY)
  expect(changes).toHaveLength(2)
})

databaseTest('a publication time reached during its save sends an event', async ({ backend }) => {
  const clock = { instant: new Date('2026-11-21T09:30:00Z'), now: () => clock.instant }
  const now = { ...backend, clock }
  const times = await started(now)
  const write = await openWriter(now)
  await write.news('På minuttet')
  await schedule(now, '2026-11-21T10:00:00.000Z')
  const changes = listen(now)
  now.live.subscribe(() => {
    clock.instant = new Date('2026-11-21T10:00:00Z')
  })
  await write.lecture('Noget andet')
  await times.stop()
  expect(changes).toMatchObject([{ nouns: ['lectures', 'images'] }, { nouns: ['news'] }])
})

databaseTest('a new publication time is scheduled when it is saved', async ({ backend }) => {
  const times = await started(backend)
  const write = await openWriter(backend)
  await write.news('Senere')
  await schedule(backend, '2026-12-24T15:00:00.000Z')
  await write.lecture('Noget andet')
  await times.stop()
  expect(times.next).toBe(Date.parse('2026-12-24T15:00:00Z'))
})

databaseTest(
  'a publication time that passed while no process ran sends its event at start-up',
  async ({ backend, at }) => {
    await (await openWriter(backend)).news('Om natten')
    await schedule(backend, '2026-11-21T12:00:00.000Z')
    await (await started(backend)).stop()
    const { version } = backend.live
    await (await started(at('2026-11-21T13:00:00Z'))).stop()
    expect(backend.live.version).toBe(version + 1)
    await (await started(at('2026-11-21T14:00:00Z'))).stop()
    expect(backend.live.version).toBe(version + 1)
  },
)

databaseTest('a publication in two months sets no timer that overflows', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Jul')
  const later = new Date(backend.clock.now().getTime() + 60 * 24 * 60 * 60 * 1000).toISOString()
  await backend.db.updateTable('news').set({ published_at: later }).execute()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const times = await started(backend)
  const waits = timers.mock.calls.map(([, ms]) => ms ?? 0)
  expect(times.next).toBe(Date.parse(later))
  expect(waits.filter((ms) => ms > 1000).length).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThan(2 ** 31)
})

databaseTest('times that could not be read are read again after ten seconds', async (test) => {
  const { backend, logged } = test
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await (await openWriter(backend)).news('Jul')
  await schedule(backend, '2026-12-24T15:00:00.000Z')
  vi.spyOn(backend.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  const times = await started(backend)
  expect(times.next).toBe(Number.POSITIVE_INFINITY)
  expect(logged).toMatchObject([{ level: 50, msg: 'the publication times could not be read' }])
  vi.advanceTimersByTime(10_000)
  await times.stop()
  expect(times.next).toBe(Date.parse('2026-12-24T15:00:00Z'))
})

databaseTest('a publication time is noticed half a minute after a clock change', async (test) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clock = { instant: new Date('2026-11-21T09:30:00Z'), now: () => clock.instant }
  const backend = { ...test.backend, clock }
  const write = await openWriter(backend)
  await write.news('Til tiden')
  await schedule(backend, '2026-11-21T10:00:00.000Z')
  const times = await started(backend)
  const changes = listen(backend)
  vi.advanceTimersByTime(30_000)
  await write.lecture('Noget andet')
  expect(changes).toMatchObject([{ nouns: ['lectures', 'images'] }])
  clock.instant = new Date('2026-11-21T10:00:00Z')
  vi.advanceTimersByTime(30_000)
  await times.stop()
  expect(changes).toMatchObject([{}, { nouns: expect.arrayContaining(['news']) }])
})

databaseTest('nothing is read and no timer is set after the end', async ({ backend, logged }) => {
  await (await openWriter(backend)).news('Jul')
  await schedule(backend, '2026-12-24T15:00:00.000Z')
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const times = new PublicationTimes(backend)
  const starting = times.start()
  await times.stop()
  await starting
  expect(timers.mock.calls.map(([, ms]) => ms)).not.toContain(30_000)
  await breakTable(backend, 'content_version')
  backend.live.publish({ version: backend.live.version + 1, nouns: ['news'] })
  await times.stop()
  expect(logged).toEqual([])
})

test('times that were read again leave no timer after the end', async () => {
  const { backend, logged } = await openDatabaseTest('sqlite')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await (await openWriter(backend)).news('Jul')
  await schedule(backend, '2026-12-24T15:00:00.000Z')
  const before = vi.getTimerCount()
  const times = await started(backend)
  expect(vi.getTimerCount()).toBe(before + 1)
  vi.spyOn(backend.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  backend.live.publish({ version: backend.live.version + 1, nouns: ['news'] })
  while (logged.length === 0) await new Promise(setImmediate)
  await times.stop()
  expect(vi.getTimerCount()).toBe(before)
})
