/** Runs heavy jobs a few at a time; callers refuse new jobs while it is full. */
export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  readonly #atOnce: number
  readonly #maxWaiting: number

  /**
   * @param atOnce how many jobs run at the same time
   * @param maxWaiting how many jobs may wait
   */
  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
  }

  /** Whether the queue is full. */
  get full(): boolean {
    return this.#running === this.#atOnce && this.#waiting.length >= this.#maxWaiting
  }

  /** Runs the job when it is its turn. Check `full` first. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++
    else await new Promise<void>((turn) => this.#waiting.push(turn))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
