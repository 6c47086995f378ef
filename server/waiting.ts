import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../app/platform/backend.server'
import type { Env } from '../app/platform/runtime/env.server'
import { UnreachableError } from '../app/platform/runtime/fault'
import { openLog } from '../app/platform/runtime/log.server'
import { clientAssets } from './cache/assets'
import { send } from './cache/encoded-response'
import { FormerPages, formerPagesFolder } from './cache/former-pages'
import { listen } from './listen'
import { trackConnections } from './requests/connections'
import { guard, isReading } from './requests/guard'
import { securityHeaders } from './requests/headers'
import { refuse } from './requests/refusals'
import { refusalText } from './requests/refusals.copy'
import { sendJson } from './requests/send-json'

const retryMs = 1000
const retryAfter = 5

/** Serves the stored former pages until the database can be reached. */
export async function openWhenReachable(
  env: Env,
  clientFolder: string,
  open: () => Promise<Backend>,
): Promise<Backend> {
  const log = openLog(env)
  let close: (() => Promise<void>) | undefined
  try {
    for (;;) {
      const backend = await open().catch((error: unknown) => {
        if (error instanceof UnreachableError) return error
        throw error
      })
      if (!(backend instanceof UnreachableError)) {
        if (close) log.info('the database answers')
        return backend
      }
      if (!close) log.warn(`${backend.message}: former pages are served until it answers`)
      close ??= await serveFormerPages(env, clientFolder)
      await pause(retryMs)
    }
  } finally {
    await close?.()
  }
}

async function serveFormerPages(env: Env, clientFolder: string): Promise<() => Promise<void>> {
  const security = securityHeaders(env)
  const refusalOf = guard(env)
  const asset = clientAssets(clientFolder, security)
  const former = new FormerPages(join(env.dataDir, formerPagesFolder))
  const server = createServer({ requireHostHeader: false })
  const { close } = trackConnections(server)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '' } = request
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal, security)
    if (url === '/livez') return sendJson(response, 200, { ok: true }, security)
    if (url === '/readyz' || url === '/healthz') {
      return sendJson(response, 503, { ok: false, database: false }, security)
    }
    const page = isReading(request) ? (asset(url) ?? (await former.get(url))) : undefined
    if (page) return send(request, response, page)
    refuse(response, { status: 503, reason: refusalText.notReady, retryAfter }, security)
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Close each connection, since the site itself replaces this server.
    response.shouldKeepAlive = false
    answer(request, response).catch(() => response.destroy())
  })
  await listen(server, env)
  // A signal ends the process. Nothing is in progress that could be lost.
  return close
}
