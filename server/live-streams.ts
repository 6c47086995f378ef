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
export function liveStreams(
  live: Broker,
  security: Record<string, string>,
  clientIp: ClientIp,
  isWithinLimit: (ip: string) => boolean,
  isAuthor: (request: IncomingMessage) => Promise<boolean>,
) {
  const headers = {
    ...security,
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  }
  const streams = new Set<ServerResponse>()
  /** The number of open streams of each network. */
  const openIn = new Map<string, number>()
  let heartbeat: NodeJS.Timeout | undefined
  let isClosed = false

  function hasRoom(ip: string): boolean {
    const isFull = countedNetworks(ip).some(
      ({ name, share }) => (openIn.get(name) ?? 0) >= maxPerIp * share,
    )
    return !isFull && isWithinLimit(ip)
  }

  function answer(response: ServerResponse, ip: string, isAllowed: boolean) {
    if (response.destroyed) return
    if (streams.size >= maxStreams) refuse(response, refusal(503), security)
    else if (!isAllowed) refuse(response, refusal(429), security)
    // Ended instead of refused: browsers do not reconnect after a refusal.
    else if (isClosed) response.writeHead(200, headers).end(retryLine())
    else open(response, ip)
  }

  function count(ip: string, change: 1 | -1) {
    for (const { name } of countedNetworks(ip)) {
      const open = (openIn.get(name) ?? 0) + change
      if (open > 0) openIn.set(name, open)
      else openIn.delete(name)
    }
  }

  function open(response: ServerResponse, ip: string) {
    streams.add(response)
    count(ip, 1)
    response.once('close', () => remove(response, ip))
    heartbeat ??= setInterval(notify, heartbeatMs).unref()
    response.writeHead(200, headers)
    response.write(retryLine() + message())
  }

  function remove(response: ServerResponse, ip: string) {
    streams.delete(response)
    count(ip, -1)
    if (streams.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  /** Also a heartbeat, which repeats a version that may have been missed. */
  function notify() {
    const bytes = Buffer.from(message())
    for (const response of streams) {
      // Drops clients that do not read.
      if (!response.write(bytes)) response.destroy()
    }
  }

  const message = () => `data: ${live.version}\n\n`

  live.subscribe(notify)
  return {
    get openCount(): number {
      return streams.size
    },

    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== livePath || request.method !== 'GET') return false
      const ip = clientIp(request)
      if (hasRoom(ip)) answer(response, ip, true)
      else void isAuthor(request).then((isAllowed) => answer(response, ip, isAllowed))
      return true
    },

    close(): void {
      isClosed = true
      clearInterval(heartbeat)
      for (const response of streams) {
        if (response.writableLength > 0) response.destroy()
        else response.end()
      }
    },
  }
}

const refusal = (status: number): Refusal => {
  return { status, reason: refusalText.tooManyStreams, retryAfter: 60 }
}

/** A random reconnection delay in milliseconds, so that not all clients return at once. */
function retryLine(): string {
  return `retry: ${Math.round(minRetryMs + Math.random() * (maxRetryMs - minRetryMs))}\n`
}
