import { beforeEach, expect, test, vi } from 'vitest'
import { followDay, followVersion } from './content-version'

/** A fake `EventSource`, which a test makes answer or fail. */
class Source {
  static opened: Source[] = []
  onmessage: (event: { data: string }) => void = () => {}
  onerror = () => {}
  isClosed = false
  readonly path: string

  constructor(path: string) {
    this.path = path
    Source.opened.push(this)
  }

  close() {
    this.isClosed = true
  }
}

const browser = { onLine: true }
let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T22:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  Source.opened = []
  browser.onLine = true
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

const last = () => Source.opened.at(-1) as Source

test('the event stream is opened again after a failure and after a minute of silence', () => {
  const versions: unknown[] = []
  const stop = followVersion((version) => versions.push(version))
  expect(last().path).toBe('/haendelser')
  last().onmessage({ data: '7' })
  expect(versions.at(-1)).toBe(7)
  vi.advanceTimersByTime(59_999)
  expect(Source.opened).toHaveLength(1)
  last().onmessage({ data: '7' })
  vi.advanceTimersByTime(59_999)
  expect(Source.opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(Source.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])

  last().onmessage({ data: '8' })
  last().onerror()
  expect(versions.at(-1)).toBeUndefined()
  vi.advanceTimersByTime(9_999)
  expect(Source.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(Source.opened.map(({ isClosed }) => isClosed)).toEqual([true, true, false])

  last().onerror()
  stop()
  vi.advanceTimersByTime(600_000)
  expect(Source.opened).toHaveLength(3)
  expect(last().isClosed).toBe(true)
})

test('the event stream is open only while the page is visible and online', () => {
  const versions: unknown[] = []
  followVersion((version) => versions.push(version))
  for (const [property, sign, of] of [
    [{ hidden: true }, 'visibilitychange', page],
    [{ onLine: false }, 'offline', browser],
  ] as const) {
    last().onmessage({ data: '7' })
    const count = Source.opened.length
    const before = { hidden: false, onLine: true }
    Object.assign(of, property)
    page.dispatchEvent(new Event(sign))
    expect([last().isClosed, versions.at(-1)], sign).toEqual([true, undefined])
    vi.advanceTimersByTime(600_000)
    expect(Source.opened, sign).toHaveLength(count)
    Object.assign(of, before)
    page.dispatchEvent(new Event(sign === 'offline' ? 'online' : sign))
    expect(Source.opened, sign).toHaveLength(count + 1)
  }
  page.dispatchEvent(new Event('pagehide'))
  expect(last().isClosed).toBe(true)
})

test('a new day is reported at midnight, or once the page is visible again', () => {
  const onNewDay = vi.fn()
  const dayEnds = Date.parse('2026-11-21T23:00:00Z')
  const stop = followDay(dayEnds, onNewDay)
  vi.advanceTimersByTime(60 * 60_000 - 1)
  expect(onNewDay).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onNewDay).toHaveBeenCalledOnce()
  page.hidden = true
  vi.advanceTimersByTime(60 * 60_000)
  expect(onNewDay).toHaveBeenCalledOnce()
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(onNewDay).toHaveBeenCalledTimes(2)
  // The server may still answer with the old date.
  vi.advanceTimersByTime(60_000)
  expect(onNewDay).toHaveBeenCalledTimes(3)
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60 * 60_000)
  expect(onNewDay).toHaveBeenCalledTimes(3)
})
