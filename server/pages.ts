import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { cookieNames, hasSessionCookie } from '../app/platform/auth/cookies'
import { type Backend, backendContext } from '../app/platform/backend.server'
import { streamBody } from '../app/platform/files/stream-body.server'
import { type CachedReads, type Visit, visitContext } from '../app/platform/pages/visit.server'
import {
  type ReadAsVisitor,
  readAsVisitorContext,
} from '../app/platform/static-site/static-site.server'
import type { clientAssets } from './cache/assets'
import { pairs } from './cache/encoded-response'
import type { RenderPage } from './http'
import { refusalText } from './requests/refusals.copy'

interface Options {
  asset?: ReturnType<typeof clientAssets>
  reads?: CachedReads
}

export function createPageRenderer(
  build: ServerBuild,
  backend: Backend,
  mode: string,
  { asset = () => undefined, reads }: Options = {},
): RenderPage {
  const handle = createRequestHandler(build, mode)
  const names = cookieNames(backend.siteUrl)
  const pages: RenderPage = async (request, clientIp) => {
    const visit: Visit = {
      isComplete: true,
      isPrivate: false,
      jsonLd: [],
      pictureHosts: [],
      reads: hasSessionCookie(request.headers.get('Cookie') ?? undefined, names)
        ? undefined
        : reads,
      clientIp,
    }
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    context.set(visitContext, visit)
    context.set(readAsVisitorContext, readAsVisitor(pages, asset, backend))
    const response = translateRouterError(await handle(request, context))
    return { response, visit }
  }
  return pages
}

/** Requests a public page from within the site: without session and rate limit. */
function readAsVisitor(
  pages: RenderPage,
  asset: ReturnType<typeof clientAssets>,
  backend: Backend,
): ReadAsVisitor {
  return async (path) => {
    const file = asset(path)
    if (file) {
      const { headers, body } = file.encodings.identity
      return new Response(new Uint8Array(body), { headers: pairs(headers) })
    }
    const { response, visit } = await pages(new Request(backend.siteUrl + path), '')
    if (!visit.isComplete) throw new Error(`${path} could not be read whole`)
    return withFile(response, visit, backend)
  }
}

export async function withFile(response: Response, { file }: Visit, { files }: Backend) {
  if (!file) return response
  const answer = new Response(streamBody(await files.read(file.path)), response)
  answer.headers.set('Content-Length', String(file.size))
  return answer
}

/** Replaces the router's English error if the route has no page for it. */
function translateRouterError(response: Response): Response {
  const { status, headers } = response
  const type = headers.get('Content-Type')
  const takesNoForm = status === 405 && type === 'application/json'
  const isRouterError = type === 'text/plain' || takesNoForm || headers.has('X-Remix-Error')
  if (status < 400 || !isRouterError) return response
  const unfit = takesNoForm ? refusalText.method : refusalText.unfit
  const reason = status >= 500 ? refusalText.failed : unfit
  return new Response(`${reason}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
