import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../../app/platform/backend.server'
import { checkHealth } from '../../app/platform/installation/health.server'
import { version } from '../../app/platform/runtime/version'
import { sendJson } from '../requests/send-json'

const drainMs = 5000
const recentMs = 30_000

/** They answer within half a second (docs/operating.md, "Health"). */
export class Probes {
  readonly #backend: Backend
  readonly #security: Record<string, string>
  #isLeaving = false
  #lastCheckAt = Number.NEGATIVE_INFINITY

  constructor(backend: Backend, security: Record<string, string>) {
    this.#backend = backend
    this.#security = security
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (request.url === '/livez') this.#answer(response, { ok: true })
    else if (request.url === '/readyz') void this.#answerReadiness(response)
    else return false
    return true
  }

  /** If a load balancer is checking, keeps responding until it has noticed. */
  async drain(): Promise<void> {
    this.#isLeaving = true
    if (this.#backend.clock.now().getTime() - this.#lastCheckAt < recentMs) await pause(drainMs)
  }

  async #answerReadiness(response: ServerResponse): Promise<void> {
    this.#lastCheckAt = this.#backend.clock.now().getTime()
    const health = await checkHealth(this.#backend)
    const ok = !this.#isLeaving && Object.values(health).every(Boolean)
    // The process listens once the migrations are done, so a response proves that they ran.
    this.#answer(response, { ok, version, leaving: this.#isLeaving, migrations: true, ...health })
  }

  #answer(response: ServerResponse, body: Record<string, boolean | string>): void {
    sendJson(response, body.ok ? 200 : 503, body, this.#security)
  }
}
