/** Something that visitors can see was changed: the nouns it concerns, such as `news`. */
export interface Change {
  nouns: readonly string[]
}

/** Carries word of committed changes to everything in the process that shows them. */
export interface Broker {
  publish(change: Change): void
  /** @returns a function that ends the subscription. */
  subscribe(listener: (change: Change) => void): () => void
}

/** A broker for one process. */
export function memoryBroker(): Broker {
  const listeners = new Set<(change: Change) => void>()
  return {
    publish(change) {
      for (const listener of listeners) listener(change)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
