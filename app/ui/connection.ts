import { useSyncExternalStore } from 'react'

/** Why something waits: this browser has no line, or the server does not answer as it should. */
export type Trouble = 'offline' | 'unavailable'

/** Milliseconds before the next attempt; the last one holds from then on. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000]
const longestAttempt = 20_000
const signs = ['online', 'visibilitychange', 'pageshow']

const waiting = new Set<symbol>()
const listeners = new Set<() => void>()
const wakers = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function currentTrouble(): Trouble | undefined {
  if (waiting.size === 0) return undefined
  return navigator.onLine ? 'unavailable' : 'offline'
}

/** What keeps the page from being read, while something does. */
export function useTrouble(): Trouble | undefined {
  return useSyncExternalStore(follow, currentTrouble, () => undefined)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whatever waits tries again at once. */
export function tryAgain(): void {
  for (const wake of [...wakers]) wake()
}

/**
 * Tries until it succeeds, with growing pauses, at once when the line is back; `useTrouble` tells of it
 * meanwhile.
 * @param attempt answers undefined where it is worth another attempt.
 * @throws what the signal was aborted with
 */
export async function untilDone<T>(
  attempt: () => Promise<T | undefined>,
  signal?: AbortSignal | null,
): Promise<T> {
  const self = Symbol()
  try {
    for (let failed = 0; ; failed += 1) {
      const result = await attempt()
      if (result !== undefined) return result
      waiting.add(self)
      tell()
      await pause(pauses[Math.min(failed, pauses.length - 1)] ?? 0, signal)
    }
  } finally {
    if (waiting.delete(self)) tell()
  }
}

/** Ends early at a sign that the line may be back. */
function pause(duration: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(wake, duration * (0.75 + Math.random() / 2))
    function end() {
      clearTimeout(timer)
      wakers.delete(wake)
      for (const sign of signs) removeEventListener(sign, wake)
      signal?.removeEventListener('abort', stop)
    }
    function wake() {
      end()
      resolve()
    }
    function stop() {
      end()
      reject(signal?.reason)
    }
    wakers.add(wake)
    for (const sign of signs) addEventListener(sign, wake)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
  })
}

/** Loads a part of the code that is fetched when it is first needed, however long that takes. */
export function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  return untilDone(() => load().catch(() => undefined))
}

/**
 * From now on the router's readings of a page wait and try again where there is no line, the server is
 * away or could not make the page: a page that is open is never lost to a failed reading.
 */
export function makeReadingsPatient(): void {
  const ask = window.fetch
  window.fetch = (input, init) => {
    const url = urlOfReading(input, init)
    if (!url) return ask(input, init)
    const signal = init?.signal
    return untilDone(() => read(ask, url, { ...init, signal: limited(signal) }, signal), signal)
  }
}

/** Everything that the router reads of a page ends so. */
function urlOfReading(input: RequestInfo | URL, init: RequestInit = {}): URL | undefined {
  if (input instanceof Request || (init.method ?? 'GET') !== 'GET') return undefined
  const url = new URL(input, location.href)
  const isOurs = url.origin === location.origin && url.pathname.endsWith('.data')
  return isOurs ? url : undefined
}

function limited(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(longestAttempt)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Read to its end here: a line that breaks off in the middle is a failed attempt too. */
async function read(
  ask: typeof fetch,
  url: URL,
  init: RequestInit,
  signal: AbortSignal | null | undefined,
): Promise<Response | undefined> {
  try {
    const { body, status, statusText, headers } = await ask(url, init)
    if (status >= 500) return undefined
    const whole = body && (await new Response(body).arrayBuffer())
    return new Response(whole, { status, statusText, headers })
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}
