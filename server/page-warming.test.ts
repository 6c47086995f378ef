import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryBroker } from '../app/platform/live/live.server'
import { systemClock } from '../app/platform/runtime/clock'
import { PageWarming } from './page-warming'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T22:58:30Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A site whose pages are all there, but those that a test takes away. */
function site() {
  const live = memoryBroker()
  const state = { made: [] as string[], gone: new Set<string>(), kept: '', busy: false, version: 0 }
  const warming = new PageWarming({
    ...{ clock: systemClock, live, log: pino({ level: 'silent' }) },
    isBusy: () => state.busy,
    isKept: (url) => url === state.kept,
    make: async (url) => {
      state.made.push(url)
      return !state.gone.has(url)
    },
  })
  const visit = (url: string, times: number) => {
    for (let time = 0; time < times; time++) warming.count(url)
  }
  const change = () => {
    state.version += 1
    live.publish({ version: state.version })
  }
  /** Longer than everything takes. */
  const later = () => vi.advanceTimersByTimeAsync(10_000)
  /** What was made since it was asked last. */
  const made = () => state.made.splice(0)
  return { state, warming, visit, change, later, made }
}

test('after a burst of changes the most visited pages are made once, the first of them first', async () => {
  const { warming, visit, change, later, made } = site()
  for (let number = 1; number <= 30; number++) visit(`/nyheder/${number}`, number)
  for (let time = 0; time < 5; time++) {
    change()
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(made()).toEqual([])
  await later()
  const expected = Array.from({ length: 20 }, (_, place) => `/nyheder/${30 - place}`)
  expect(made()).toEqual(expected)
  expect(warming.made).toBe(20)
})

test('nothing is made while nobody has visited, nor for ever of what nobody visits any more', async () => {
  const { visit, change, later, made } = site()
  change()
  await later()
  expect(made()).toEqual([])
  visit('/', 3)
  const rounds: string[][] = []
  for (let round = 0; round < 3; round++) {
    change()
    await later()
    rounds.push(made())
  }
  expect(rounds).toEqual([['/'], ['/'], []])
})

test('a page that is gone is made no more, and one that a visitor made is left', async () => {
  const { state, visit, change, later, made } = site()
  for (const url of ['/', '/kalender', '/nyheder']) visit(url, 9)
  state.gone.add('/kalender')
  state.kept = '/nyheder'
  change()
  await later()
  expect(made()).toEqual(['/', '/kalender'])
  change()
  await later()
  expect(made()).toEqual(['/'])
})

test('visitors who wait come first', async () => {
  const { state, visit, change, later, made } = site()
  visit('/', 2)
  state.busy = true
  change()
  await later()
  expect(made()).toEqual([])
  state.busy = false
  await later()
  expect(made()).toEqual(['/'])
})

test('the most visited pages are made anew when the day has changed in Copenhagen', async () => {
  const { visit, made } = site()
  visit('/kalender', 8)
  await vi.advanceTimersByTimeAsync(89_000)
  expect(made()).toEqual([])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(made()).toEqual(['/kalender'])
  await vi.advanceTimersByTimeAsync(23 * 3_600_000)
  expect(made()).toEqual([])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(made()).toEqual(['/kalender'])
})

test('nothing is made once it is over', async () => {
  const { warming, visit, change, later, made } = site()
  visit('/', 2)
  change()
  await warming.stop()
  change()
  await later()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(made()).toEqual([])
})
