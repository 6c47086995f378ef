/** Work that is heavy enough to be done a little at a time, and to be turned away beyond that. */
export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  readonly #atOnce: number
  readonly #longest: number

  /**
   * @param atOnce how many pieces are done at the same time
   * @param longest how many wait for that, at most
   */
  constructor({ atOnce, longest }: { atOnce: number; longest: number }) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** Whether the next piece of work would be turned away. */
  get full(): boolean {
    return this.#running === this.#atOnce && this.#waiting.length >= this.#longest
  }

  /** Does the work when its turn has come; ask `full` first. */
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
