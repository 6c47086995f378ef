import type { ReadAsVisitor } from '../app/platform/static-site/static-site.server'
import type { clientAssets } from './assets'
import type { Pages } from './http'

/** What a visitor is answered, asked for by the site itself: no session, and no limit. */
export function readAsVisitor(
  pages: Pages,
  asset: ReturnType<typeof clientAssets>,
  siteUrl: string,
): ReadAsVisitor {
  return async (path) => {
    const file = asset(path)
    if (file) {
      const { headers, body } = file.encodings.identity
      return new Response(new Uint8Array(body), { headers: pairs(headers) })
    }
    const { response, visit } = await pages(new Request(siteUrl + path), '')
    if (!visit.complete) throw new Error(`${path} could not be read whole`)
    return response
  }
}

function pairs(raw: string[]): [string, string][] {
  const all: [string, string][] = []
  for (let at = 0; at < raw.length; at += 2) all.push([raw[at] ?? '', raw[at + 1] ?? ''])
  return all
}
