import { useSyncExternalStore } from 'react'

/** Why a request is waiting: the browser is offline, or the server does not respond or fails. */
export type ConnectionProblem = 'offline' | 'unavailable'

/** The delays between attempts. The last one repeats. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000]
const maxAttemptMs = 20_000
const wakeEvents = ['online', 'visibilitychange', 'pageshow']

const waitingRequests = new Set<symbol>()
const listeners = new Set<() => void>()
const wakeCallbacks = new Set<(value?: unknown) => void>()

function notify() {
  for (const listener of listeners) listener()
}

function currentProblem(): ConnectionProblem | undefined {
  if (waitingRequests.size === 0) return undefined
  return navigator.onLine ? 'unavailable' : 'offline'
}

export function useConnectionProblem(): ConnectionProblem | undefined {
  return useSyncExternalStore(subscribe, currentProblem, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function retryNow(): void {
  for (const wake of [...wakeCallbacks]) wake()
}

/**
 * Retries until `attempt` succeeds, with growing delays, and at once when the connection returns. Meanwhile
 * `useConnectionProblem` returns the reason.
 * @param attempt resolves to undefined when it should be retried
 * @throws the signal's abort reason
 */
export async function retryUntilDone<T>(
  attempt: () => Promise<T | undefined>,
  signal?: AbortSignal | null,
): Promise<T> {
  const self = Symbol()
  try {
    for (let failures = 0; ; failures += 1) {
      const result = await attempt()
      if (result !== undefined) return result
      waitingRequests.add(self)
      notify()
      await wait(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0, signal)
    }
  } finally {
    if (waitingRequests.delete(self)) notify()
  }
}

/** Waits for the time, or until an event suggests that the connection is back. */
async function wait(duration: number, signal?: AbortSignal | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, duration * (0.75 + Math.random() / 2), undefined)
  wakeCallbacks.add(resolve)
  for (const sign of wakeEvents) addEventListener(sign, resolve)
  signal?.addEventListener('abort', resolve)
  if (!signal?.aborted) await promise
  clearTimeout(timer)
  wakeCallbacks.delete(resolve)
  for (const sign of wakeEvents) removeEventListener(sign, resolve)
  signal?.removeEventListener('abort', resolve)
  signal?.throwIfAborted()
}

export function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load()
  return retryUntilDone(() => load().catch(() => undefined))
}

/**
 * Makes `fetch` retry the router's data requests while the browser is offline or the server fails, since a
 * failed request would replace the open page.
 */
export function retryDataRequests(): void {
  const originalFetch = window.fetch
  window.fetch = (input, init) => {
    const url = dataRequestUrl(input, init)
    if (!url) return originalFetch(input, init)
    const signal = init?.signal
    return retryUntilDone(() => {
      const signals = [AbortSignal.timeout(maxAttemptMs), ...(signal ? [signal] : [])]
      const attempt = { ...init, signal: AbortSignal.any(signals) }
      return fetchWhole(originalFetch, url, attempt, signal)
    }, signal)
  }
}

/** Returns the URL of a data request of the router, which has the suffix '.data'; else undefined. */
function dataRequestUrl(input: RequestInfo | URL, init: RequestInit = {}): URL | undefined {
  if (input instanceof Request || (init.method ?? 'GET') !== 'GET') return undefined
  const url = new URL(input, location.href)
  const isDataRequest = url.origin === location.origin && url.pathname.endsWith('.data')
  return isDataRequest ? url : undefined
}

/** Fetches a URL with its whole body, so that a connection that breaks halfway is a failed attempt too. */
async function fetchWhole(
  originalFetch: typeof fetch,
  url: URL,
  init: RequestInit,
  signal: AbortSignal | null | undefined,
): Promise<Response | undefined> {
  try {
    const { body, status, statusText, headers } = await originalFetch(url, init)
    if (status >= 500) return undefined
    const bytes = body && (await new Response(body).arrayBuffer())
    return new Response(bytes, { status, statusText, headers })
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}
