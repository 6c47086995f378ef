/** A promise of docs/quality.md, "Durable", and the attempts to break it. */
export interface Case {
  promise: string
  /** The promise, in words. */
  target: string
  run(scale: Scale): Promise<Outcome>
}

export interface Outcome {
  tries: number
  /** The number of attempts in which the promise held. */
  held: number
  /** Measurements. */
  figures?: string
  /** An error for each failed attempt. */
  faults?: string[]
  /** The reason why it cannot run on this machine; it then counts neither as passed nor as failed. */
  untried?: string
}

/** The number of attempts; few with `--quick`. */
interface Scale {
  kills: number
  nodeStarts: number
}

export const fullScale: Scale = {
  kills: 200,
  nodeStarts: 5,
}

export const quickScale: Scale = {
  kills: 10,
  nodeStarts: 1,
}

/** Runs attempts one after the other; each throws if the promise is broken. */
export async function tryEach<T>(
  things: Iterable<T>,
  attempt: (thing: T) => Promise<void>,
): Promise<Outcome> {
  const outcome = { tries: 0, held: 0, faults: [] as string[] }
  for (const thing of things) {
    outcome.tries += 1
    try {
      await attempt(thing)
      outcome.held += 1
    } catch (error) {
      outcome.faults.push((error as Error).message)
    }
  }
  return outcome
}

/** @throws Error with these words if the condition is false */
export function must(isSo: unknown, words: string): asserts isSo {
  if (!isSo) throw new Error(words)
}
