import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Backend } from '../app/platform/backend.server'
import type { Visit } from '../app/platform/pages/visit.server'
import type { Env } from '../app/platform/runtime/env.server'
import { type EncodedResponse, send } from './cache/encoded-response'
import { FormerPages, formerPagesFolder } from './cache/former-pages'
import { isNormalized, type PageCache } from './cache/page-cache'
import { asShared, encodePage, withUnavailableStatus } from './finished-page'
import { isReading } from './requests/guard'
import { refuse } from './requests/refusals'
import { refusalText } from './requests/refusals.copy'

/** `generation` and `edition` are those at the time of the request. */
interface Rendering {
  generation: number
  edition: number | undefined
  visit: Visit
}

interface Options {
  env: Env
  backend: Backend
  cache: PageCache
  security: Record<string, string>
  isVisitor(request: IncomingMessage): boolean
}

/** Sends pages and keeps public ones: in memory, and on disk for the time when they cannot be rendered. */
export function openRenderedPages({ env, backend, cache, security, isVisitor }: Options) {
  const formerPages = new FormerPages(join(env.dataDir, formerPagesFolder))

  async function sendFormer(request: IncomingMessage, response: ServerResponse) {
    const page = await formerPages.get(request.url as string)
    if (page) return send(request, response, page)
    refuse(response, { status: 503, reason: refusalText.notReady, retryAfter: 30 }, security)
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: Response,
    rendering: Rendering,
  ) {
    const { visit } = rendering
    const url = request.url as string
    const isPrivate = visit.isPrivate || !isVisitor(request)
    const page = await encodePage(rendered, visit, isPrivate)
    if (!isReading(request)) return send(request, response, page)
    if (!visit.isComplete || page.status >= 500) {
      const formerPage = await formerPages.get(url)
      return send(request, response, formerPage ?? (await withUnavailableStatus(page, backend)))
    }
    if (isPrivate) return send(request, response, page)
    if (page.status === 200) return sendPublic(request, response, page, rendering)
    send(request, response, page)
    formerPages.remove(url)
  }

  function sendPublic(
    request: IncomingMessage,
    response: ServerResponse,
    page: EncodedResponse,
    { generation, edition, visit }: Rendering,
  ) {
    const url = request.url as string
    cache.misses += 1
    const isShared = isNormalized(url, visit.normalizedUrl)
    const isCached = isShared && generation === cache.generation
    const sent = isShared && edition ? asShared(page, isCached, edition) : page
    send(request, response, sent)
    if (!isCached) return
    cache.set(url, sent, generation, visit.normalizedUrl)
    // Not as shared, since nothing would purge a former page.
    formerPages.store(url, page)
  }

  return { send: sendPage, sendFormer, pendingWrites: () => formerPages.pendingWrites }
}
