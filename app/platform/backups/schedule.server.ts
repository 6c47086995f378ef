import type { Clock } from '~/platform/runtime/clock'
import type { Backups } from './backups.server'

const hourMs = 60 * 60 * 1000
const firstLookMs = 60 * 1000
const lookEveryMs = 5 * 60 * 1000

/**
 * Takes a backup when the last one, by whichever process, is an hour old. A failure has been logged
 * and is tried again after five minutes.
 * @returns a function that ends it, and resolves when a backup under way is done
 */
export function startBackups(backups: Backups, clock: Clock): () => Promise<unknown> {
  // So that the author is told right after a start how old the last one is.
  let work: Promise<unknown> = backups.list().catch(() => {})
  const look = () => {
    work = takeIfDue(backups, clock).catch(() => {})
  }
  const first = setTimeout(look, firstLookMs)
  const timer = setInterval(look, lookEveryMs)
  first.unref()
  timer.unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    return work
  }
}

/** @throws Error when a backup is due and cannot be taken */
export async function takeIfDue(backups: Backups, clock: Clock): Promise<void> {
  const [last] = await backups.list().catch(() => [])
  const age = last ? clock.now().getTime() - Date.parse(last.takenAt) : Number.POSITIVE_INFINITY
  // A clock that was set back does not keep the next one waiting for the old time to come again.
  if (age >= hourMs || age < 0) await backups.take('scheduled')
}

/** After so long without one the author is told on every screen. */
const worryingMs = 26 * hourMs

/**
 * Whether the author has to be told that the site is not being backed up: the last good one is too
 * old, or there is none and it goes wrong.
 */
export function isWorrying({ state }: Pick<Backups, 'state'>, clock: Clock): boolean {
  if (state.lastGood === undefined) return state.failure !== undefined
  return clock.now().getTime() - Date.parse(state.lastGood) > worryingMs
}
