interface Limits {
  /** The maximum number of concurrent jobs. */
  atOnce: number
  /** The maximum number of waiting jobs; callers refuse further ones while the queue is `full`. */
  maxWaiting?: number
}

/** Runs heavy jobs a few at a time; the others wait. */
export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  readonly #atOnce: number
  readonly #maxWaiting: number

  constructor({ atOnce, maxWaiting = Number.POSITIVE_INFINITY }: Limits) {
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
  }

  get full(): boolean {
    return this.#running === this.#atOnce && this.#waiting.length >= this.#maxWaiting
  }

  /** Runs the job as soon as the queue allows it. */
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
