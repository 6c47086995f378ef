import type { Clock } from '../../app/platform/runtime/clock'

const mostClients = 20_000
const secondsToFill = 30

interface Bucket {
  tokens: number
  /** When it held that many, in milliseconds. */
  at: number
}

/**
 * How much work a client may ask for: a bucket of tokens for each, which fills up again by itself. A
 * flood from one place so leaves the others their share.
 */
export class RequestLimit {
  readonly #clock: Clock
  readonly #perSecond: number
  /** The one that waited longest is the first. Who is not here has a full bucket. */
  readonly #buckets = new Map<string, Bucket>()

  /** @param perSecond what a client may ask for all the time, 0 for no limit; at once 30 times that */
  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock
    this.#perSecond = perSecond
  }

  /** Takes a token. @returns in how many seconds there is one, where there is none. */
  take(client: string): number | undefined {
    if (this.#perSecond === 0) return undefined
    const now = this.#clock.now().getTime()
    const tokens = this.#tokensOf(client, now)
    this.#keep(client, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    return tokens < 1 ? Math.ceil((1 - tokens) / this.#perSecond) : undefined
  }

  /** Gives a token back for what was no work, or for somebody who may ask as often as they like. */
  giveBack(client: string): void {
    const bucket = this.#buckets.get(client)
    if (bucket) bucket.tokens += 1
  }

  #tokensOf(client: string, now: number): number {
    const most = this.#perSecond * secondsToFill
    const bucket = this.#buckets.get(client)
    if (!bucket) return most
    const since = Math.max(0, now - bucket.at) / 1000
    return Math.min(most, bucket.tokens + since * this.#perSecond)
  }

  #keep(client: string, bucket: Bucket) {
    this.#buckets.delete(client)
    const oldest = this.#buckets.size >= mostClients ? this.#buckets.keys().next().value : undefined
    if (oldest !== undefined) this.#buckets.delete(oldest)
    this.#buckets.set(client, bucket)
  }
}
