import { useEffect, useState } from 'react'
import { href, Outlet, useFetcher, useLoaderData } from 'react-router'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { LivePage } from './live-page'

/** The event stream of the page, whose messages a test sends. */
class Source {
  static current: Source
  isClosed = false
  onmessage: (event: { data: string }) => void = () => {}
  onerror = () => {}

  constructor() {
    Source.current = this
  }

  close() {
    this.isClosed = true
  }
}

const send = (version: number) => Source.current.onmessage({ data: String(version) })

const tomorrow = performance.timeOrigin + 24 * 60 * 60_000
/** With it the first delay is 300 / 64 milliseconds. */
const random = 1 / 64

let timer: MockInstance<typeof setTimeout>

beforeEach(() => {
  vi.stubGlobal('EventSource', Source)
  vi.spyOn(Math, 'random').mockReturnValue(random)
  timer = vi.spyOn(globalThis, 'setTimeout')
})

/** Returns the delays before the page was loaded. No other delay on the page is a fraction. */
function delays(): number[] {
  return timer.mock.calls.flatMap(([, delay = 0]) =>
    delay < 1_000 && !Number.isInteger(delay) ? [delay] : [],
  )
}

function Page() {
  const { version, dayEnd } = useLoaderData<{ version: number; dayEnd: number }>()
  return (
    <>
      <p>Version {version}</p>
      <LivePage version={version} dayEnd={dayEnd} isPaused={false} />
    </>
  )
}

test('the page is loaded once for a new version', async () => {
  let version = 1
  const load = () => ({ version, dayEnd: tomorrow })
  const screen = await renderPage(<Page />, { load })
  await expect.element(screen.getByText('Version 1')).toBeVisible()
  send(1)
  version = 2
  send(2)
  await expect.element(screen.getByText('Version 2')).toBeVisible()
  await expect.poll(() => screen.requested).toHaveLength(2)
})

test('the pauses grow while the answer is older than the version, and start anew afterwards', async () => {
  let newest = 2
  let loads = 0
  const load = () => {
    loads += 1
    return { version: loads < 5 ? 1 : newest, dayEnd: tomorrow }
  }
  const screen = await renderPage(<Page />, { load })
  await expect.element(screen.getByText('Version 1')).toBeVisible()
  send(newest)
  await expect.element(screen.getByText('Version 2')).toBeVisible()
  const first = 300 * random
  expect([...new Set(delays())].slice(0, 4)).toEqual([first, 2 * first, 4 * first, 8 * first])
  timer.mockClear()
  newest = 3
  send(newest)
  await expect.element(screen.getByText('Version 3')).toBeVisible()
  expect(delays()[0]).toBe(first)
})

test('the page is loaded when the day has ended', async () => {
  const load = ({ searchParams }: URL) => ({ version: 1, dayEnd: searchParams.size })
  const screen = await renderPage(<Page />, { load })
  await expect.poll(() => screen.requested).toHaveLength(2)
})

test('the page does not follow the content any more after it is left', async () => {
  const screen = await renderPage(<LivePage version={1} dayEnd={tomorrow} isPaused={false} />)
  await expect.poll(() => screen.requested).toHaveLength(1)
  expect(Source.current.isClosed).toBe(false)
  await screen.unmount()
  expect(Source.current.isClosed).toBe(true)
})

/** A page whose texts are edited until 'Færdig' is clicked. */
function EditedPage({ onDone }: { onDone: () => void }) {
  const [isPaused, setPaused] = useState(true)
  function stop() {
    onDone()
    setPaused(false)
  }
  return (
    <>
      <button type="button" onClick={stop}>
        Færdig
      </button>
      <LivePage version={1} dayEnd={0} isPaused={isPaused} />
    </>
  )
}

test('the page is not loaded while a text is edited, neither for a version nor for a new day', async () => {
  const loads: number[] = []
  const page = <EditedPage onDone={() => loads.push(screen.requested.length)} />
  const screen = await renderPage(page)
  await expect.element(screen.getByRole('button')).toBeVisible()
  send(2)
  await screen.getByRole('button', { name: 'Færdig' }).hover()
  await screen.getByRole('button', { name: 'Færdig' }).click()
  await expect.poll(() => screen.requested.length).toBeGreaterThan(1)
  expect(loads).toEqual([1])
})

/** Loads the data of another page. */
function OtherRequest() {
  const { load } = useFetcher()
  useEffect(() => void load(href('/kontakt')), [load])
  return null
}

test('the page is not loaded while other data is loading', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<null>()
  const loads: number[] = []
  function stop() {
    loads.push(screen.requested.length)
    arrive(null)
  }
  const page = (
    <>
      <OtherRequest />
      <button type="button" onClick={stop}>
        Hent
      </button>
      <LivePage version={1} dayEnd={tomorrow} isPaused={false} />
    </>
  )
  const screen = await renderPage(page, {
    load: ({ pathname }) => (pathname === '/kontakt' ? promise : null),
    pages: { '/kontakt': <Outlet /> },
  })
  await expect.poll(() => screen.requested).toHaveLength(2)
  send(2)
  await screen.getByRole('button', { name: 'Hent' }).hover()
  await screen.getByRole('button', { name: 'Hent' }).click()
  await expect.poll(() => screen.requested.length).toBeGreaterThan(2)
  expect(loads).toEqual([2])
})
