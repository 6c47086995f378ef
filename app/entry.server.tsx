import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { backendContext } from '~/platform/backend.server'
import { contentSecurityPolicy } from '~/platform/pages/content-security-policy.server'
import { finishHtml, starter } from '~/platform/pages/finish-html.server'
import { withJsonLd } from '~/platform/pages/json-ld.server'
import { pageCode } from '~/platform/pages/page-code'
import { pageStyles } from '~/platform/pages/page-styles/page-styles.server'
import { frameOrigins, playersData, playersIn } from '~/platform/pages/players.server'
import { type Visit, visitContext } from '~/platform/pages/visit.server'

/** Read at the start, since file descriptors may have run out later. */
const finishers = import.meta.env.PROD ? readFinishers() : undefined

/** Renders the whole page without streaming, so that it can be cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const visit = context.get(visitContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const jsonLd = status === 200 ? visit.jsonLd : []
  if (!finishers) {
    const page = await renderStream(<ServerRouter context={entry} url={request.url} />)
    return new Response(withJsonLd(page, jsonLd), { status, headers })
  }
  const [page, data] = await Promise.all([
    render(<ServerRouter context={reduceToPage(entry)} url={request.url} />, visit),
    entry.serverHandoffStream ? text(entry.serverHandoffStream) : '',
  ])
  const { stylesOf, policy } = finishers
  const { css, hash } = stylesOf(page)
  const players = playersIn(page)
  const frames = frameOrigins(players)
  headers.set('Content-Security-Policy', policy(hash, visit.pictureHosts, frames))
  const styles = { url: entry.manifest.routes.root?.css?.[0] ?? '', css }
  const code = JSON.stringify(pageCode(entry, visit.isAdmin === true))
  if (status === 200) jsonLd.push(...playersData(context.get(backendContext).siteUrl, players))
  return new Response(finishHtml(page, { jsonLd, code, data, styles }), { status, headers })
}

/** Without the other routes, and without the stream that would be written into the page as scripts. */
function reduceToPage({ serverHandoffStream: _, ...entry }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.has(id))
  return { ...entry, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}

function readFinishers() {
  const pieces = readFileSync(join(import.meta.dirname, 'style-pieces.json'), 'utf8')
  return {
    stylesOf: pageStyles(JSON.parse(pieces)),
    policy: contentSecurityPolicy(starter),
  }
}

/**
 * Only pages of the back-office suspend. The others use `renderToString`, which takes a fifth less time
 * than the stream does.
 */
function render(page: ReactNode, { isAdmin }: Visit): Promise<string> | string {
  return isAdmin ? renderStream(page) : `<!DOCTYPE html>${renderToString(page)}`
}

function renderStream(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Renders large parts in place, so that no script has to move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = (context as RouterContextProvider).get(backendContext)
  log.error(
    { err: error, path: new URL(request.url).pathname.slice(0, 200) },
    'a page could not be made',
  )
}
