/** A promise of docs/quality.md, "Durable", and the attempts to break it. */
export interface Case {
  promise: string
  /** The promise, in words. */
  target: string
  run(attempts: Attempts, scale: Scale): Promise<void>
}

/** The number of attempts; few with `--quick`. */
interface Scale {
  kills: number
  nodeStarts: number
}

export const fullScale: Scale = { kills: 200, nodeStarts: 5 }
export const quickScale: Scale = { kills: 10, nodeStarts: 1 }

/** The attempts of one case, counted. */
export class Attempts {
  tries = 0
  /** The number of attempts in which the promise held. */
  held = 0
  /** An error for each failed attempt. */
  readonly faults: string[] = []
  /** Measurements. */
  figures: string | undefined
  /** The reason why it cannot run on this machine; it then counts neither as passed nor as failed. */
  skippedReason: string | undefined

  /** Makes attempts one after the other; each throws if the promise is broken. */
  async each<T>(inputs: Iterable<T>, attempt: (input: T) => Promise<void>): Promise<void> {
    for (const thing of inputs) {
      this.tries += 1
      const cleanupCount = cleanups.length
      try {
        await attempt(thing)
        this.held += 1
      } catch (error) {
        this.faults.push((error as Error).message)
      }
      await cleanUp(cleanupCount)
    }
  }

  once(attempt: () => Promise<void>): Promise<void> {
    return this.each([attempt], (only) => only())
  }

  /** Fails the whole case. */
  fail(fault: string): void {
    this.tries = Math.max(this.tries, 1)
    this.held = 0
    this.faults.push(fault)
  }

  /** Reports the times, in seconds, after which the site was healthy again. */
  recoveredAfter(times: readonly number[]): void {
    this.figures = `recovered after ${times.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`
  }
}

const cleanups: (() => unknown)[] = []

/** Registers work for the end of the present attempt, or else of the case. The last one runs first. */
export function onCleanup(cleanup: () => unknown): void {
  cleanups.push(cleanup)
}

export async function cleanUp(from = 0): Promise<void> {
  for (const cleanup of cleanups.splice(from).reverse()) await cleanup()
}

/** @throws Error with these words if the condition is false */
export function must(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}
