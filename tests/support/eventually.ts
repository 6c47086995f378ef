import { setTimeout as pause } from 'node:timers/promises'
import { stopwatch } from '~/platform/runtime/clock'

/** Less than a test's time limit, so that the failure can still be reported. */
const maxWaitSeconds = 15

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
