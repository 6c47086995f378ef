/**
 * Runs a limited number of costly answers at once. The next one is that of the client whose turn it is, so
 * that one client with hundreds of them does not keep the others waiting.
 */
export function fairQueue(concurrent: number) {
  /** The client whose turn it is comes first. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  function startNext() {
    const next = waiting.entries().next().value
    if (!next) {
      running -= 1
      return
    }
    const [client, starts] = next
    waiting.delete(client)
    const start = starts.shift()
    if (starts.length > 0) waiting.set(client, starts)
    start?.()
  }

  async function turnOf(client: string) {
    if (running < concurrent) {
      running += 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const starts = waiting.get(client)
    if (starts) starts.push(resolve)
    else waiting.set(client, [resolve])
    await promise
  }

  return async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    await turnOf(client)
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
