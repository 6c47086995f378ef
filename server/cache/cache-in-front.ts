import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../../app/platform/backend.server'
import { nextCopenhagenMidnight } from '../../app/platform/runtime/clock'
import type { Env } from '../../app/platform/runtime/env.server'

const key = 'skrivestue'

/**
 * Browsers ask again for each page. One that also applies `stale-while-revalidate` shows a page that is a
 * second old at most.
 */
const control = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1, stale-if-error=86400`
const daySeconds = 86_400
const dayMs = 1000 * daySeconds
const maxVersions = 1e9

/**
 * Replaces `no-cache` in public answers. Some caches read the one name of the key, some the other.
 * @param isCurrent false if a change overtook it: it is only to be shown while the site does not answer
 */
export function sharedHeaders(
  headers: readonly [string, string][],
  isCurrent: boolean,
): [string, string][] {
  const replaced = headers.map(([name, value]): [string, string] => [
    name,
    name.toLowerCase() === 'cache-control' && value === 'no-cache'
      ? control(isCurrent ? daySeconds : 0)
      : value,
  ])
  return [...replaced, ['Surrogate-Key', key], ['Cache-Tag', key]]
}

export const editionName = 'surrogate-version'

export const editionHeader = (edition: number): [string, string] => [editionName, `${edition}`]

/**
 * Increases with each change and each day in Copenhagen. A cache that knows a newer one does not store the answer of a
 * process that is behind. Undefined without a cache in front.
 */
export function editionOf({ purge }: Pick<Env, 'purge'>, { live, clock }: Backend) {
  return purge && Math.floor(nextCopenhagenMidnight(clock) / dayMs) * maxVersions + live.version
}

const minPauseMs = 200
const maxPauseMs = 10_000
const timeoutMs = 5000
/** Limits the delay of midnight if the system clock changes or the machine sleeps. */
const maxWaitMs = 30_000

/**
 * Purges the cache at the start, after each change of the content and at midnight, and once more shortly after:
 * a page that was on its way during the first purge would be stored again (docs/decisions/0067-a-cache-in-front.md).
 * @returns a function that stops it. Pages that are not purged by then are purged at the next start.
 */
export function purgeCacheInFront(env: Pick<Env, 'purge'>, backend: Backend) {
  const { purge } = env
  if (!purge) return () => Promise.resolve()
  const { live, clock, log } = backend
  const { url, method, header } = purge
  const stopping = new AbortController()
  const { signal } = stopping
  let due = 0
  /** Purges after which a cache accepts a lower edition, as after a fail-over to a database that was behind. */
  let resets = 2
  let running: Promise<void> | undefined

  async function purgeOnce(isReset: boolean): Promise<void> {
    const edition = { [editionName]: `${editionOf(env, backend)}` }
    const reset = isReset && { 'Surrogate-Reset': '1' }
    const headers = { 'Surrogate-Key': key, ...edition, ...reset, ...header }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = await fetch(url, { method, headers, redirect: 'error', signal: limit })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the cache answered ${answer.status}`)
  }

  async function send(): Promise<void> {
    const isReset = resets > 0
    if (isReset) resets -= 1
    try {
      await purgeOnce(isReset)
    } catch (error) {
      if (isReset) resets = 2
      throw error
    }
  }

  async function sendUntilPurged(): Promise<void> {
    let failures = 0
    while (due > 0 && !signal.aborted) {
      due -= 1
      try {
        await send()
        if (failures > 0) log.info('the cache in front was purged')
        failures = 0
      } catch (error) {
        due = 2
        failures += 1
        if (failures === 1 && !signal.aborted)
          log.error({ err: error }, 'the cache in front could not be purged')
      }
      const wait = Math.min(minPauseMs * 2 ** failures, maxPauseMs)
      await pause(wait, undefined, { signal }).catch(() => {})
    }
    running = undefined
  }

  const start = () => {
    due = 2
    running ??= sendUntilPurged()
  }

  let midnight = nextCopenhagenMidnight(clock)
  const timer = setInterval(() => {
    if (clock.now().getTime() < midnight) return
    midnight = nextCopenhagenMidnight(clock)
    start()
  }, maxWaitMs).unref()
  const unsubscribe = live.subscribe((change) => {
    if (change.reset) resets = 2
    start()
  })
  start()
  return async () => {
    unsubscribe()
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
