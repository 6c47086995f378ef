import { stopwatch } from '../../app/platform/runtime/clock'

export class Renderings {
  running = 0
  finished = 0
  seconds = 0

  measure<Request extends unknown[], Answer>(
    render: (...request: Request) => Promise<Answer>,
  ): (...request: Request) => Promise<Answer> {
    return async (...request) => {
      const elapsedSeconds = stopwatch()
      this.running += 1
      try {
        return await render(...request)
      } finally {
        this.running -= 1
        this.finished += 1
        this.seconds += elapsedSeconds()
      }
    }
  }
}
