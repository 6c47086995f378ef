import { stopwatch } from '../../app/platform/runtime/clock'
import type { Pages } from '../http'

/** How much work the router has had: pages, files and what forms are answered. */
export class Renderings {
  running = 0
  finished = 0
  /** All that are finished took together. */
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
