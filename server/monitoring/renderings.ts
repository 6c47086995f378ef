import { stopwatch } from '../../app/platform/runtime/clock'
import type { Pages } from '../http'

/** Counts and times the requests that reach the router. */
export class Renderings {
  running = 0
  finished = 0
  /** Total time of the finished ones. */
  seconds = 0

  timed(pages: Pages): Pages {
    return async (request, clientIp) => {
      const taken = stopwatch()
      this.running += 1
      try {
        return await pages(request, clientIp)
      } finally {
        this.running -= 1
        this.finished += 1
        this.seconds += taken()
      }
    }
  }
}
