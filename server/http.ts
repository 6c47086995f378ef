import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { cookieNames, hasSessionCookie } from '../app/platform/auth/cookies'
import type { Backend } from '../app/platform/backend.server'
import { isWaitingForDatabase } from '../app/platform/installation/health.server'
import type { Visit } from '../app/platform/pages/visit.server'
import type { Env } from '../app/platform/runtime/env.server'
import { uploadLimit } from '../app/platform/uploads/body-limit'
import type { clientAssets } from './cache/assets'
import { type EncodedResponse, send } from './cache/encoded-response'
import { FormerPages, formerPagesFolder } from './cache/former-pages'
import { PageCache } from './cache/page-cache'
import { StoredFiles } from './cache/stored-files'
import { finishedPage, orUnavailable } from './finished-page'
import { LiveStreams } from './live-streams'
import { Probes } from './monitoring/probes'
import { Renderings } from './monitoring/renderings'
import { clientIpBehind } from './requests/client-ip'
import { closing } from './requests/closing'
import { readForm } from './requests/form-body'
import { guard, isReading } from './requests/guard'
import { securityHeaders } from './requests/headers'
import { type Refusal, refuse } from './requests/refusals'
import { refusalText } from './requests/refusals.copy'
import { RequestLimit } from './requests/request-limit'
import { limitTime, maxRequestMs } from './requests/request-time'
import { withoutTracking } from './requests/tracking-parameters'
import { answerUnreadableRequests } from './requests/unreadable-requests'

/** Answers a request. The visit states whether the answer may be cached. */
export type Pages = (
  request: Request,
  clientIp: string,
) => Promise<{ response: Response; visit: Visit }>

export interface SiteServer {
  server: Server
  pageCache: PageCache
  renderings: Renderings
  streams: LiveStreams
  /** Closes event streams at once and other connections after their response. */
  close(): Promise<void>
}

interface Options {
  env: Env
  backend: Backend
  pages: Pages
  /** The next scheduled publication, which invalidates the caches. */
  publications?: { readonly next: number }
  /** The build's client files. */
  asset: ReturnType<typeof clientAssets>
}

/** The site's HTTP server: guard, event streams, cached pages, client files, then the router. */
export function createHttpServer({
  env,
  backend,
  publications,
  asset,
  ...options
}: Options): SiteServer {
  const renderings = new Renderings()
  const pages = renderings.timed(options.pages)
  const security = securityHeaders(env)
  const refusalOf = guard(env)
  const cache = new PageCache(backend.clock, publications)
  backend.live.subscribe(() => cache.clear())
  const files = new StoredFiles(backend, security, publications)
  const former = new FormerPages(join(env.dataDir, formerPagesFolder))
  const clientIp = clientIpBehind(env.trustedProxies)
  const limit = new RequestLimit(backend.clock, env.requestsPerSecond)
  const probes = new Probes(backend, security)
  const streams = new LiveStreams(backend.live, security, clientIp)

  const names = cookieNames(env.siteUrl)
  const site = new URL(env.siteUrl)
  const requestOptions = { protocol: site.protocol, host: site.host }

  /** Sends a cached page, a client file or a known stored file. @returns whether it did */
  function sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url as string
    const visitor = !hasSessionCookie(request.headers.cookie, names)
    const ready = (visitor ? cache.get(url) : undefined) ?? asset(url)
    if (ready) {
      send(request, response, ready)
      return true
    }
    const file = files.get(url)
    if (file) files.send(request, response, file)
    return file !== undefined
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const generation = cache.generation
    const generationOfFiles = files.generation
    const client = clientIp(request)
    if (!limit.take(client)) return refuse(response, tooMany, security)
    const fetched = createRequest(request, response, requestOptions)
    const read = sendsForm(request) ? await readForm(fetched) : asGet(fetched)
    if ('reason' in read) return refuse(response, read, security)
    const answering = pages(read, client)
    if (await isHeldUp(request, answering)) {
      answering.catch(() => {})
      return sendFormer(request, response)
    }
    const { response: answered, visit } = await answering
    if (visit.isAdmin || isFile(answered)) limit.giveBack(client)
    secure(answered.headers, security)
    const file = files.answerOf(visit, answered.headers, request.url, generationOfFiles)
    if (file) return files.send(request, response, file)
    if (answered.headers.has('Cache-Control')) return sendUnchanged(response, answered)
    await sendPage(request, response, answered, { generation, visit })
  }

  /** Whether a visitor's page waits for a database that does not answer. */
  async function isHeldUp(request: IncomingMessage, answering: Promise<unknown>): Promise<boolean> {
    if (!isReading(request) || hasSessionCookie(request.headers.cookie, names)) return false
    return isWaitingForDatabase(answering, backend.db)
  }

  async function sendFormer(request: IncomingMessage, response: ServerResponse) {
    const page = await former.get(request.url as string)
    if (page) return send(request, response, page)
    refuse(response, { status: 503, reason: refusalText.notReady, retryAfter: 30 }, security)
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    answered: Response,
    { generation, visit }: { generation: number; visit: Visit },
  ) {
    const url = request.url as string
    const isPrivate = visit.isPrivate || hasSessionCookie(request.headers.cookie, names)
    const page = await finishedPage(answered, visit, isPrivate)
    if (!isReading(request)) return send(request, response, page)
    if (!visit.isComplete || page.status >= 500) {
      return send(
        request,
        response,
        (await former.get(url)) ?? (await orUnavailable(page, backend)),
      )
    }
    if (!isPrivate) {
      if (page.status === 200) cache.misses += 1
      cachePage(url, page, generation, visit)
    }
    send(request, response, page)
  }

  function cachePage(
    url: string,
    page: EncodedResponse,
    generation: number,
    { normalizedUrl }: Visit,
  ) {
    if (page.status !== 200) former.forget(url)
    else if (cache.set(url, page, generation, normalizedUrl)) former.store(url, page)
  }

  const server = createServer({
    requestTimeout: maxRequestMs,
    headersTimeout: 10_000,
    // The guard answers a missing Host header with a sentence in Danish.
    requireHostHeader: false,
  })
  server.keepAliveTimeout = 30_000
  server.timeout = 120_000
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    limitTime(request, response)
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal, security)
    if (isReading(request)) request.url = withoutTracking(request.url as string)
    if (probes.take(request, response) || streams.take(request, response)) return
    try {
      if (isReading(request) && sendReady(request, response)) return
    } catch (error) {
      // Client files are read on first use, which fails when no file descriptor is left.
      return fail(response, error, backend, security)
    }
    answer(request, response).catch((error: unknown) => fail(response, error, backend, security))
  })
  const connections = closing(server)
  answerUnreadableRequests(server, connections.latestAnswers, security)
  const close = async () => {
    await probes.leave()
    streams.close()
    await connections.close()
    await former.settled
  }
  return { server, pageCache: cache, renderings, streams, close }
}

const tooMany: Refusal = { status: 429, reason: refusalText.tooManyRequests, retryAfter: 1 }

/** Files do not count towards the request limit, since a page with pictures requests dozens. */
function isFile({ status, headers }: Response): boolean {
  return status === 200 && headers.has('Cache-Control')
}

/** HEAD is rendered as GET, so that length and ETag are the same; only the body is not sent. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

/** Streams an answer that has its own Cache-Control. */
async function sendUnchanged(response: ServerResponse, answered: Response) {
  await sendResponse(response, answered)
  if (response.req.method === 'HEAD') await answered.body?.cancel()
}

/** Adds the security headers that the answer lacks. */
function secure(headers: Headers, security: Record<string, string>) {
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
