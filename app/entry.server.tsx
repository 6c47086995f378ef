import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { backendContext } from '~/platform/backend.server'
import { contentSecurityPolicy, policyHash } from '~/platform/content-security-policy.server'
import { finishHtml, type StyleSheet, withStyles } from '~/platform/finish-html.server'
import { withJsonLd } from '~/platform/json-ld.server'
import { visitContext } from '~/platform/visit.server'

/** Renders the page whole: nothing is streamed, so that finished pages can be kept and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const page = await renderWhole(<ServerRouter context={entry} url={request.url} />)
  const rendered = status === 200 ? withJsonLd(page, context.get(visitContext).jsonLd) : page
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!import.meta.env.PROD) return new Response(rendered, { status, headers })
  const html = finishHtml(rendered)
  const { page: styled, styleHashes } = withStyles(html, styleSheetAt)
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, styleHashes))
  return new Response(styled, { status, headers })
}

const styleSheets = new Map<string, StyleSheet>()

/** A stylesheet of the build, which lies beside the server's. */
function styleSheetAt(address: string): StyleSheet {
  const known = styleSheets.get(address)
  if (known) return known
  const rules = readFileSync(join(import.meta.dirname, '../client', address), 'utf8')
  const read = { rules, hash: policyHash(rules) }
  styleSheets.set(address, read)
  return read
}

function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collector),
      onShellError: reject,
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = (context as RouterContextProvider).get(backendContext)
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page could not be made')
}
