import type { Backend } from '../app/platform/backend.server'
import { streamBody } from '../app/platform/files/stream-body.server'
import type { Visit } from '../app/platform/pages/visit.server'
import type { ReadAsVisitor } from '../app/platform/static-site/static-site.server'
import type { clientAssets } from './cache/assets'
import type { Pages } from './http'

/** Requests a public page from within the site: without session and rate limit. */
export function readAsVisitor(
  pages: Pages,
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
    if (!visit.complete) throw new Error(`${path} could not be read whole`)
    return withBody(response, visit, backend)
  }
}

/** Adds the body that the route passed outside the response: a page's HTML or a stored file. */
export async function withBody(
  response: Response,
  { html, file }: Visit,
  { files }: Backend,
): Promise<Response> {
  if (html !== undefined) return new Response(html, response)
  if (!file) return response
  const answer = new Response(streamBody(await files.read(file.path)), response)
  answer.headers.set('Content-Length', String(file.size))
  return answer
}

function pairs(raw: string[]): [string, string][] {
  const all: [string, string][] = []
  for (let at = 0; at < raw.length; at += 2) all.push([raw[at] ?? '', raw[at + 1] ?? ''])
  return all
}
