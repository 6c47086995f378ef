import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../../app/platform/backend.server'
import { checkHealth } from '../../app/platform/installation/health.server'
import { commit, version } from '../../app/platform/runtime/version'
import { sendJson } from '../requests/send-json'

const drainMs = 5000
/** Enough for a proxy to use each of its busy connections once more. */
const proxyDrainMs = 1000
const recentMs = 30_000

/** They answer within half a second (docs/operating.md, "Health"). */
export function healthProbes(backend: Backend, security: Record<string, string>) {
  let isLeaving = false
  let isBehindProxy = false
  let lastCheckAt = Number.NEGATIVE_INFINITY

  async function answerReadiness(response: ServerResponse): Promise<void> {
    lastCheckAt = backend.clock.now().getTime()
    const health = await checkHealth(backend)
    const ok = !isLeaving && Object.values(health).every(Boolean)
    // The process listens once the migrations are done, so a response proves that they ran.
    const body = { ok, version, commit, leaving: isLeaving, migrations: true, ...health }
    sendJson(response, ok ? 200 : 503, body, security)
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      isBehindProxy ||= request.headers['x-forwarded-for'] !== undefined
      if (isLeaving) response.shouldKeepAlive = false
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      if (request.url === '/livez') sendJson(response, 200, { ok: true }, security)
      else if (request.url === '/readyz') void answerReadiness(response)
      else return false
      return true
    },

    /**
     * Keeps responding until a load balancer that checks has noticed, and until the connections that a proxy keeps
     * open were closed with an answer: a request on one that closes by itself may be lost.
     */
    async drain(): Promise<void> {
      isLeaving = true
      if (backend.clock.now().getTime() - lastCheckAt < recentMs) await pause(drainMs)
      else if (isBehindProxy) await pause(proxyDrainMs)
    },
  }
}
