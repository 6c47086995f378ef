import type { IncomingMessage, ServerResponse } from 'node:http'
import { countedNetworks } from '../app/platform/auth/networks'
import type { Broker } from '../app/platform/live/live.server'
import type { ClientIp } from './requests/client-ip'
import { type Refusal, refuse } from './requests/refusals'
import { refusalText } from './requests/refusals.copy'

const livePath = '/haendelser'

const maxStreams = 2000
const maxPerIp = 20
const heartbeatMs = 25_000
const minRetryMs = 1000
const maxRetryMs = 5000

/** They send the content's version; the page reloads its data (docs/decisions/0012-live.md). */
export class LiveStreams {
  readonly #live: Broker
  readonly #clientIp: ClientIp
  readonly #security: Record<string, string>
  readonly #headers: Record<string, string>
  readonly #streams = new Map<ServerResponse, string>()
  #heartbeat: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(live: Broker, security: Record<string, string>, clientIp: ClientIp) {
    this.#live = live
    this.#clientIp = clientIp
    this.#security = security
    this.#headers = {
      ...security,
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      Connection: 'close',
    }
    live.subscribe(() => this.#notify())
  }

  get openCount(): number {
    return this.#streams.size
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== livePath || request.method !== 'GET') return false
    const ip = this.#clientIp(request)
    const refusal = this.#refusalFor(ip)
    if (refusal) refuse(response, refusal, this.#security)
    // Ended instead of refused: browsers do not reconnect after a refusal.
    else if (this.#isClosed) response.writeHead(200, this.#headers).end(retryLine())
    else this.#open(response, ip)
    return true
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    for (const response of this.#streams.keys()) {
      if (response.writableLength > 0) response.destroy()
      else response.end()
    }
  }

  #refusalFor(ip: string): Refusal | undefined {
    const { tooManyStreams: reason } = refusalText
    if (this.#streams.size >= maxStreams) return { status: 503, reason, retryAfter: 60 }
    const isFull = countedNetworks(ip).some(
      ({ name, share }) => this.#countOpen(name) >= maxPerIp * share,
    )
    return isFull ? { status: 429, reason, retryAfter: 60 } : undefined
  }

  #countOpen(name: string): number {
    const isInNetwork = (ip: string) => countedNetworks(ip).some((network) => network.name === name)
    return [...this.#streams.values()].filter(isInNetwork).length
  }

  #open(response: ServerResponse, ip: string) {
    this.#streams.set(response, ip)
    response.once('close', () => this.#remove(response))
    this.#heartbeat ??= setInterval(() => this.#notify(), heartbeatMs).unref()
    response.writeHead(200, this.#headers)
    response.write(retryLine() + this.#message())
  }

  #remove(response: ServerResponse) {
    this.#streams.delete(response)
    if (this.#streams.size > 0) return
    clearInterval(this.#heartbeat)
    this.#heartbeat = undefined
  }

  /** Also a heartbeat, which repeats a version that may have been missed. */
  #notify() {
    const message = Buffer.from(this.#message())
    for (const response of this.#streams.keys()) {
      // Drops clients that do not read.
      if (!response.write(message)) response.destroy()
    }
  }

  #message(): string {
    return `data: ${this.#live.version}\n\n`
  }
}

/** A random reconnection delay in milliseconds, so that not all clients return at once. */
function retryLine(): string {
  return `retry: ${Math.round(minRetryMs + Math.random() * (maxRetryMs - minRetryMs))}\n`
}
