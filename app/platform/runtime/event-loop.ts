import { setImmediate } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stopwatch } from './clock'

/** Long work lets other requests in after so long. */
const maxSeconds = 0.02

/** The time since the first work of this turn of the event loop began. */
let elapsed: (() => number) | undefined

/**
 * Does one part of long work, such as a row or a query, once others have not waited for too long. Of many parts that begin
 * together each waits for its turn.
 */
export async function letOthersIn<T = void>(work?: () => T): Promise<T> {
  while (elapsed && elapsed() > maxSeconds) await nextTurn()
  if (!elapsed) {
    elapsed = stopwatch()
    setImmediate(() => {
      elapsed = undefined
    })
  }
  return work?.() as T
}
