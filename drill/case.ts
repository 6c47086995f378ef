/** A promise of docs/quality.md, "Durable", and what tries to break it. */
export interface Case {
  promise: string
  /** What must come out, in words. */
  target: string
  run(scale: Scale): Promise<Outcome>
}

export interface Outcome {
  /** How often it was tried. */
  tries: number
  /** How often the promise was kept. */
  held: number
  /** What was measured. */
  figures?: string
  /** What went wrong, for each time it did. */
  faults?: string[]
  /** Why it could not be tried on this machine: then it counts neither way. */
  untried?: string
}

/** How long a drill may take: `--quick` is for whoever wants to know in some minutes. */
export interface Scale {
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

/** Tries one thing after another, each of which throws when the promise was broken. */
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

/** @throws Error with the words when it is not so */
export function must(isSo: unknown, words: string): asserts isSo {
  if (!isSo) throw new Error(words)
}
