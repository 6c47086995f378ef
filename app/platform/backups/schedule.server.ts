import type { Clock } from '~/platform/runtime/clock'
import type { Backups } from './backups.server'

const hourMs = 60 * 60 * 1000
const firstCheckMs = 60 * 1000
const checkIntervalMs = 5 * 60 * 1000

/** @returns a function that stops it, and resolves when a backup under way is done */
export function scheduleBackups(backups: Backups, clock: Clock): () => Promise<unknown> {
  // Loads the age of the last backup for the screens.
  let work: Promise<unknown> = backups.list().catch(() => {})
  const check = () => {
    work = takeIfDue(backups, clock).catch(() => {})
  }
  const firstCheck = setTimeout(check, firstCheckMs)
  const timer = setInterval(check, checkIntervalMs)
  firstCheck.unref()
  timer.unref()
  return () => {
    clearTimeout(firstCheck)
    clearInterval(timer)
    return work
  }
}

export async function takeIfDue(backups: Backups, clock: Clock): Promise<void> {
  const [last] = await backups.list().catch(() => [])
  const age = last ? clock.now().getTime() - Date.parse(last.takenAt) : Number.POSITIVE_INFINITY
  // A negative age means that the clock was set back.
  if (age >= hourMs || age < 0) await backups.take('scheduled')
}

const maxAgeMs = 26 * hourMs

export function isBackupOverdue({ state }: Pick<Backups, 'state'>, clock: Clock): boolean {
  if (state.lastGoodAt === undefined) return state.failure !== undefined
  return clock.now().getTime() - Date.parse(state.lastGoodAt) > maxAgeMs
}
