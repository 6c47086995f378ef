interface Limits {
  maxConcurrent: number
  /** The maximum number of waiting jobs. Callers check `isFull` before they add one. */
  maxWaiting?: number
}

export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  readonly #maxConcurrent: number
  readonly #maxWaiting: number

  constructor({ maxConcurrent, maxWaiting = Number.POSITIVE_INFINITY }: Limits) {
    this.#maxConcurrent = maxConcurrent
    this.#maxWaiting = maxWaiting
  }

  get isFull(): boolean {
    return this.#running === this.#maxConcurrent && this.#waiting.length >= this.#maxWaiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxConcurrent) this.#running++
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
