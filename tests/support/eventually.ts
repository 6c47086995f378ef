import { setTimeout as pause } from 'node:timers/promises'
import { stopwatch } from '~/platform/runtime/clock'

/** Less than the time limit of a test, so that the failure can still be reported. */
const maxWaitSeconds = 60

/**
 * Retries until the check succeeds. Unlike vi.waitFor, it ignores fake timers.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  maxSeconds = maxWaitSeconds,
): Promise<T> {
  const seconds = stopwatch()
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (seconds() > maxSeconds) throw error
    }
    await pause(20)
  }
}
