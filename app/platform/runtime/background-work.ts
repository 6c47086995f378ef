/** Work that runs once at a time in this process. Woken while it runs, it runs once more. */
export class BackgroundWork {
  readonly #run: () => Promise<void>
  readonly #stopping = new AbortController()
  readonly signal = this.#stopping.signal
  #running: Promise<void> | undefined
  #isAwaited = false

  /** @param run handles its own errors, and ends early when `signal` is aborted */
  constructor(run: () => Promise<void>) {
    this.#run = run
  }

  wake = (): void => {
    this.#isAwaited = true
    this.#running ??= this.#runWhileAwaited()
  }

  async idle(): Promise<void> {
    await this.#running
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #runWhileAwaited(): Promise<void> {
    while (this.#isAwaited && !this.signal.aborted) {
      this.#isAwaited = false
      await this.#run()
    }
    // At once: a wake between the end and a later callback would be lost.
    this.#running = undefined
  }
}
