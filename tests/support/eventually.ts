import { setTimeout as pause } from 'node:timers/promises'
import { stopwatch } from '~/platform/runtime/clock'

/** In seconds: below a test's time limit, so that the failure can still be reported. */
const maxWaitSeconds = 15

/**
 * Retries until it succeeds, for things that take an unknown time. Unlike vi.waitFor it ignores fake
 * timers.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  longest = maxWaitSeconds,
): Promise<T> {
  const seconds = stopwatch()
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (seconds() > longest) throw error
    }
    await pause(20)
  }
}
