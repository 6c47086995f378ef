import { countedNetworks } from '../../app/platform/auth/networks'
import type { Clock } from '../../app/platform/runtime/clock'

const maxBuckets = 20_000
const secondsToFill = 30

interface Bucket {
  tokens: number
  /** The time of that level, in milliseconds. */
  at: number
}

/**
 * A token bucket for each client, so that one cannot use up the capacity of others.
 * @param perSecond the sustained rate, 0 for no limit; bursts may be 30 times as large
 */
export function requestLimit(clock: Clock, perSecond: number) {
  /** Ordered by last use. A client without an entry has a full bucket. */
  const buckets = new Map<string, Bucket>()

  function tokensOf(name: string, now: number, perSecond: number): number {
    const max = perSecond * secondsToFill
    const bucket = buckets.get(name)
    if (!bucket) return max
    const elapsedSeconds = Math.max(0, now - bucket.at) / 1000
    return Math.min(max, bucket.tokens + elapsedSeconds * perSecond)
  }

  function set(client: string, bucket: Bucket) {
    buckets.delete(client)
    const oldest = buckets.size >= maxBuckets ? buckets.keys().next().value : undefined
    if (oldest !== undefined) buckets.delete(oldest)
    buckets.set(client, bucket)
  }

  return {
    /** @returns whether there was a token; otherwise there is one within a second */
    take(client: string): boolean {
      if (perSecond === 0) return true
      const at = clock.now().getTime()
      const levels = countedNetworks(client).map(({ name, share }) => {
        return { name, tokens: tokensOf(name, at, perSecond * share) }
      })
      const hasToken = levels.every(({ tokens }) => tokens >= 1)
      for (const { name, tokens } of levels)
        set(name, { tokens: hasToken ? tokens - 1 : tokens, at })
      return hasToken
    },

    /** Returns a token after a request that is cheap or from the signed-in author, who has no limit. */
    refund(client: string): void {
      for (const { name } of countedNetworks(client)) {
        const bucket = buckets.get(name)
        if (bucket) bucket.tokens += 1
      }
    },
  }
}
