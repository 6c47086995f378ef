import { setTimeout as pause } from 'node:timers/promises'
import { stopwatch } from '~/platform/runtime/clock'

/** As a test may take, but for the time to say what did not come about; in seconds. */
const maxWaitSeconds = 15

/**
 * Tries until it holds: what comes about by itself takes as long as the machine needs. Unlike
 * vi.waitFor it leaves clocks that are not the machine's alone.
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
