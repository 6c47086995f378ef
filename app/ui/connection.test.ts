import { beforeEach, expect, test, vi } from 'vitest'
import { importWithRetry, retryDataRequests, retryNow, retryUntilDone } from './connection'

const site = 'https://forfatter.example'
let page: EventTarget
let asked: string[]
/** The next answers: a status, undefined for none, or an answer whose connection is lost halfway. */
let answers: (number | undefined | 'half')[]

async function ask(input: RequestInfo | URL): Promise<Response> {
  asked.push(String(input))
  const status = answers.shift()
  if (status === undefined) throw new TypeError('Failed to fetch')
  if (status === 'half') return new Response(new ReadableStream({ start: (body) => body.error() }))
  return new Response(`answer ${status}`, { status })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  page = new EventTarget()
  asked = []
  answers = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', new URL(`${site}/nyheder`))
  vi.stubGlobal('window', { fetch: ask })
  retryDataRequests()
})

test('the data of a page is requested until the server answers, after longer and longer pauses', async () => {
  answers = [undefined, 503, 500, 502, 504, 503, 200]
  const answer = window.fetch('/kalender.data')
  const counts: number[] = []
  for (const pauseMs of [0, 1_000, 2_000, 4_000, 8_000, 15_000, 14_999, 1]) {
    await vi.advanceTimersByTimeAsync(pauseMs)
    counts.push(asked.length)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 6, 7])
  expect(await (await answer).text()).toBe('answer 200')
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that is lost halfway, or does not come within 20 seconds, is requested again', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const wait = window.fetch
  answers = ['half', 200]
  const answer = wait('/kalender.data')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await (await answer).text()).toBe('answer 200')
  expect(limit.mock.calls).toEqual([[20_000], [20_000]])
})

test('a refusal is an answer', async () => {
  answers = [404]
  const { status } = await window.fetch(`${site}/kalender.data?side=2`)
  expect([status, asked]).toEqual([404, [`${site}/kalender.data?side=2`]])
})

test.each([
  ['a save', '/admin/nyheder.data', { method: 'POST' }],
  ['a file', '/filer/pdf/1', {}],
  ['another site', 'https://example.dk/kalender.data', {}],
] as const)('%s is not sent again', async (_, url, init) => {
  answers = [503]
  expect((await window.fetch(url, init)).status).toBe(503)
  await expect(window.fetch(url, init)).rejects.toThrow('Failed to fetch')
  expect(asked).toEqual([url, url])
})

test('a reader who leaves stops the attempts', async () => {
  const leaving = new AbortController()
  const answer = window.fetch('/kalender.data', { signal: leaving.signal })
  const failed = expect(answer).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort(new Error('left'))
  await failed
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
})

test('the next attempt is made at once when the connection is back, or the reader asks for it', async () => {
  const attempt = vi.fn(async () => (attempt.mock.calls.length > 2 ? 'done' : undefined))
  const done = retryUntilDone(attempt)
  await vi.advanceTimersByTimeAsync(0)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(2)
  retryNow()
  expect(await done).toBe('done')
})

test('on the server a missing module is an error of its page, and is not retried', async () => {
  vi.stubGlobal('window', undefined)
  const load = vi.fn(() => Promise.reject(new Error('missing')))
  await expect(importWithRetry(load)).rejects.toThrow('missing')
  expect(load).toHaveBeenCalledOnce()
})
