import { countedNetworks } from '../../app/platform/auth/networks'
import type { Clock } from '../../app/platform/runtime/clock'

const maxBuckets = 20_000
const secondsToFill = 30

interface Bucket {
  tokens: number
  /** The time of that level, in milliseconds. */
  at: number
}

/** A token bucket for each client, so that one cannot use up the capacity of others. */
export class RequestLimit {
  readonly #clock: Clock
  readonly #perSecond: number
  /** Ordered by last use. A client without an entry has a full bucket. */
  readonly #buckets = new Map<string, Bucket>()

  /** @param perSecond the sustained rate, 0 for no limit; bursts may be 30 times as large */
  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock
    this.#perSecond = perSecond
  }

  /** @returns whether there was a token; otherwise there is one within a second */
  take(client: string): boolean {
    if (this.#perSecond === 0) return true
    const now = this.#clock.now().getTime()
    const buckets = countedNetworks(client).map(({ name, share }) => {
      return { name, tokens: this.#tokensOf(name, now, this.#perSecond * share) }
    })
    const hasToken = buckets.every(({ tokens }) => tokens >= 1)
    for (const { name, tokens } of buckets) {
      this.#set(name, { tokens: hasToken ? tokens - 1 : tokens, at: now })
    }
    return hasToken
  }

  /** Returns a token after a request that is cheap or from the signed-in author, who has no limit. */
  refund(client: string): void {
    for (const { name } of countedNetworks(client)) {
      const bucket = this.#buckets.get(name)
      if (bucket) bucket.tokens += 1
    }
  }

  #tokensOf(name: string, now: number, perSecond: number): number {
    const max = perSecond * secondsToFill
    const bucket = this.#buckets.get(name)
    if (!bucket) return max
    const elapsedSeconds = Math.max(0, now - bucket.at) / 1000
    return Math.min(max, bucket.tokens + elapsedSeconds * perSecond)
  }

  #set(client: string, bucket: Bucket) {
    this.#buckets.delete(client)
    const oldest = this.#buckets.size >= maxBuckets ? this.#buckets.keys().next().value : undefined
    if (oldest !== undefined) this.#buckets.delete(oldest)
    this.#buckets.set(client, bucket)
  }
}
