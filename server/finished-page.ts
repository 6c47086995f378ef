import type { Backend } from '../app/platform/backend.server'
import { checkHealth } from '../app/platform/installation/health.server'
import type { Visit } from '../app/platform/pages/visit.server'
import { editionHeader, sharedHeaders } from './cache/cache-in-front'
import { type EncodedResponse, encodeResponse, pairs } from './cache/encoded-response'

function cacheControl(complete: boolean, isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store'
  return complete ? 'no-cache' : 'no-store'
}

export async function encodePage(response: Response, { isComplete }: Visit, isPrivate: boolean) {
  const headers = [
    ...response.headers,
    ['Cache-Control', cacheControl(isComplete, isPrivate)],
  ].flat()
  return encodeResponse(response.status, headers, Buffer.from(await response.arrayBuffer()))
}

export function asShared(
  { status, headers, encodings }: EncodedResponse,
  isCurrent: boolean,
  edition: number,
): EncodedResponse {
  const shared = sharedHeaders(pairs(headers), isCurrent).flat()
  return encodeResponse(status, shared, encodings.identity.body, {}, [...editionHeader(edition)])
}

export async function withUnavailableStatus(page: EncodedResponse, backend: Backend) {
  // An incomplete page, a missing one and a failure may all be caused by the database.
  const isCertain = page.status < 500 && page.status !== 200 && page.status !== 404
  if (isCertain || (await checkHealth(backend)).database) return page
  const { body } = page.encodings.identity
  return encodeResponse(503, [...page.headers, 'Retry-After', '30'], body)
}
