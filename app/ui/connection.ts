import { useSyncExternalStore } from 'react'

/** Why a request is waiting: the browser is offline, or the server does not answer properly. */
export type Trouble = 'offline' | 'unavailable'

/** Milliseconds before the next attempt; the last value repeats. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000]
const maxAttemptMs = 20_000
const signs = ['online', 'visibilitychange', 'pageshow']

const waiting = new Set<symbol>()
const listeners = new Set<() => void>()
const wakers = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

function currentTrouble(): Trouble | undefined {
  if (waiting.size === 0) return undefined
  return navigator.onLine ? 'unavailable' : 'offline'
}

/** Returns why page data cannot be read at the moment, or undefined. */
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

/** Retries all waiting requests at once. */
export function tryAgain(): void {
  for (const wake of [...wakers]) wake()
}

/**
 * Retries until `attempt` succeeds, with growing pauses, and at once when the connection returns.
 * `useTrouble` reports the state meanwhile.
 * @param attempt resolves to undefined when it should be retried
 * @throws the signal's abort reason
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
      notify()
      await pause(pauses[Math.min(failed, pauses.length - 1)] ?? 0, signal)
    }
  } finally {
    if (waiting.delete(self)) notify()
  }
}

/** Waits, but less if an event suggests that the connection is back. */
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

/** Loads a lazily imported module. In browsers it is retried until it succeeds. */
export function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load()
  return untilDone(() => load().catch(() => undefined))
}

/**
 * Makes the router's data requests wait and retry while the browser is offline or the server fails, so
 * that a failed request never replaces the open page.
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

/** All of the router's data requests end in this suffix. */
function urlOfReading(input: RequestInfo | URL, init: RequestInit = {}): URL | undefined {
  if (input instanceof Request || (init.method ?? 'GET') !== 'GET') return undefined
  const url = new URL(input, location.href)
  const isOurs = url.origin === location.origin && url.pathname.endsWith('.data')
  return isOurs ? url : undefined
}

function limited(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(maxAttemptMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Reads the whole body here, so that a connection lost halfway counts as a failed attempt too. */
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
