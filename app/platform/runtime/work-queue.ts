export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  readonly #limits: { maxConcurrent: number; maxWaiting?: number }

  /** Callers that set `maxWaiting` check `isFull` before they add a job. */
  constructor(limits: { maxConcurrent: number; maxWaiting?: number }) {
    this.#limits = limits
  }

  get isFull(): boolean {
    const { maxConcurrent, maxWaiting = Number.POSITIVE_INFINITY } = this.#limits
    return this.#running === maxConcurrent && this.#waiting.length >= maxWaiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.maxConcurrent) this.#running++
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
