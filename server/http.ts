import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { ReaderCounter } from '../app/domain/readers/reader-counter.server'
import { cookieNames, hasSessionCookie } from '../app/platform/auth/cookies'
import type { Backend } from '../app/platform/backend.server'
import { isWaitingForDatabase } from '../app/platform/installation/health.server'
import type { Visit } from '../app/platform/pages/visit.server'
import type { Env } from '../app/platform/runtime/env.server'
import { uploadLimit } from '../app/platform/uploads/body-limit'
import type { clientAssets } from './cache/assets'
import { editionOf } from './cache/cache-in-front'
import { send } from './cache/encoded-response'
import { PageCache } from './cache/page-cache'
import { StoredFiles } from './cache/stored-files'
import { liveStreams } from './live-streams'
import { loadReports } from './load-reports'
import { healthProbes } from './monitoring/probes'
import { openRenderedPages } from './rendered-pages'
import { clientIpBehind } from './requests/client-ip'
import { trackConnections } from './requests/connections'
import { readForm } from './requests/form-body'
import { guard, isReading } from './requests/guard'
import { securityHeaders } from './requests/headers'
import { type Refusal, refuse } from './requests/refusals'
import { refusalText } from './requests/refusals.copy'
import { requestLimit } from './requests/request-limit'
import { limitTime, maxRequestMs } from './requests/request-time'
import { withSingleSlashes } from './requests/single-slashes'
import { withoutTracking } from './requests/tracking-parameters'
import { isSearch, turns } from './requests/turns'
import { answerUnreadableRequests } from './requests/unreadable-requests'
import { withoutNul } from './requests/without-nul'

export type RenderPage = (
  request: Request,
  clientIp: string,
) => Promise<{ response: Response; visit: Visit }>

export type SiteServer = ReturnType<typeof createHttpServer>

interface Options {
  env: Env
  backend: Backend
  pages: RenderPage
  publications?: { readonly next: number }
  asset: ReturnType<typeof clientAssets>
  readers?: ReaderCounter
}

export function createHttpServer({ env, backend, pages, publications, asset, readers }: Options) {
  const security = securityHeaders(env)
  const refusalOf = guard(env)
  const cache = new PageCache(backend.clock, publications)
  backend.live.subscribe(() => cache.clear())
  const files = new StoredFiles(backend, security, publications)
  const clientIp = clientIpBehind(env.trustedProxies)
  const limit = requestLimit(backend.clock, env.requestsPerSecond)
  const probes = healthProbes(backend, security)
  const streams = liveStreams(backend.live, security, clientIp, limit.take, isAuthor)

  const inTurn = turns()

  const names = cookieNames(env.siteUrl)
  const site = new URL(env.siteUrl)
  const requestOptions = { protocol: site.protocol, host: site.host }

  const isVisitor = ({ headers }: IncomingMessage) => !hasSessionCookie(headers.cookie, names)
  const renderedPages = openRenderedPages({ env, backend, cache, security, isVisitor })

  const reports = loadReports(
    readers,
    security,
    (request) => isVisitor(request) && limit.take(clientIp(request)),
  )

  function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url as string
    const page = isVisitor(request) ? cache.get(url) : undefined
    if (page) readers?.count(request)
    const cached = page ?? asset(url)
    if (cached) {
      send(request, response, cached)
      return true
    }
    const file = files.get(url)
    if (file && isVisitor(request)) readers?.count(request)
    if (file) files.send(request, response, file)
    return file !== undefined
  }

  /** Whether an admin is signed in. The limits per IP do not apply to admins. Reads the session: only called at a limit, and for a search. */
  async function isAuthor({ headers }: IncomingMessage): Promise<boolean> {
    if (!hasSessionCookie(headers.cookie, names)) return false
    const cookie = new Headers({ Cookie: headers.cookie ?? '' })
    const session = await backend.auth
      .findSession(cookie, { prolong: false })
      .catch(() => undefined)
    return session?.isAdmin === true
  }

  const isWithinLimit = async (request: IncomingMessage, client: string) =>
    limit.take(client) || (await isAuthor(request))

  const queueOf = async (request: IncomingMessage, client: string) =>
    isSearch(request) && (await isAuthor(request)) ? 'author' : client

  function countRendered(request: IncomingMessage, { status }: Response, visit: Visit) {
    if (status === 200 && isVisitor(request)) readers?.countRendered(request, visit)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const generation = cache.generation
    const filesGeneration = files.generation
    const edition = editionOf(env, backend)
    const client = clientIp(request)
    if (!(await isWithinLimit(request, client))) return refuse(response, tooMany, security)
    const fetchRequest = createRequest(request, response, requestOptions)
    const form = sendsForm(request) ? await readForm(fetchRequest) : asGet(fetchRequest)
    if ('reason' in form) return refuse(response, form, security)
    const queue = await queueOf(request, client)
    const rendering = inTurn(request, queue, () => pages(form, client))
    if (await isWaitingPage(request, rendering)) {
      rendering.catch(() => {})
      return renderedPages.sendFormer(request, response)
    }
    const { response: rendered, visit } = await rendering
    // A page with pictures requests dozens of stored files.
    if (visit.isAdmin || visit.file) limit.refund(client)
    countRendered(request, rendered, visit)
    addSecurityHeaders(rendered.headers, security)
    const file = files.answerFor(visit, rendered.headers, request.url, filesGeneration, edition)
    if (file) return files.send(request, response, file)
    if (rendered.headers.has('Cache-Control')) return sendUnchanged(response, rendered)
    await renderedPages.send(request, response, rendered, { generation, edition, visit })
  }

  const isWaitingPage = async (request: IncomingMessage, rendering: Promise<unknown>) =>
    isReading(request) && isVisitor(request) && isWaitingForDatabase(rendering, backend.db)

  const inProgress = new Set<Promise<void>>()
  const server = createServer({
    requestTimeout: maxRequestMs,
    headersTimeout: 10_000,
    // The guard answers a missing Host header with a sentence in Danish.
    requireHostHeader: false,
  })
  server.keepAliveTimeout = 30_000
  server.timeout = 120_000
  // Clients with a large body wait for an answer before they send it.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!refusalOf(request)) response.writeContinue()
    server.emit('request', request, response)
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    limitTime(request, response)
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal, security)
    request.url = withoutNul(request.url as string)
    if (isReading(request)) {
      const location = withSingleSlashes(request.url as string)
      if (location) return response.writeHead(301, { ...security, Location: location }).end()
      request.url = withoutTracking(request.url as string)
    }
    if ([probes, streams, reports].some((part) => part.handle(request, response))) return
    try {
      if (isReading(request) && sendCached(request, response)) return
    } catch (error) {
      // Client files are read on first use, which fails when no file descriptor is left.
      return fail(response, error, backend, security)
    }
    const answering = answer(request, response)
      .catch((error: unknown) => fail(response, error, backend, security))
      .finally(() => inProgress.delete(answering))
    inProgress.add(answering)
  })
  const connections = trackConnections(server)
  answerUnreadableRequests(server, connections.latestResponses, security)
  const close = async () => {
    await probes.drain()
    streams.close()
    await connections.close()
    // An answer goes on when its connection ended, as that of a draft sent by a closed tab.
    await Promise.all(inProgress)
    await renderedPages.pendingWrites()
  }
  return { server, pageCache: cache, streams, close }
}

const tooMany: Refusal = { status: 429, reason: refusalText.tooManyRequests, retryAfter: 1 }

/** HEAD is rendered as GET, so that length and ETag are the same; only the body is not sent. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

async function sendUnchanged(response: ServerResponse, rendered: Response) {
  await sendResponse(response, rendered)
  if (response.req.method === 'HEAD') await rendered.body?.cancel()
}

function addSecurityHeaders(headers: Headers, security: Record<string, string>) {
  for (const [name, value] of Object.entries(security)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}

/** Whether the body is a form. Uploads are streamed to disk by their route. */
function sendsForm(request: IncomingMessage): boolean {
  return !isReading(request) && uploadLimit(request.url ?? '') === undefined
}

function fail(
  response: ServerResponse,
  error: unknown,
  { log }: Backend,
  security: Record<string, string>,
) {
  if (response.destroyed) return
  log.error({ err: error }, 'a request could not be answered')
  if (response.headersSent) response.destroy()
  else refuse(response, { status: 500, reason: refusalText.failed }, security)
}
