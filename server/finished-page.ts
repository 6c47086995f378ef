import type { Backend } from '../app/platform/backend.server'
import { healthOf } from '../app/platform/installation/health.server'
import type { Visit } from '../app/platform/pages/visit.server'
import { type EncodedResponse, encodeResponse } from './cache/encoded-response'

/** Visitors' browsers ask each time whether a page changed; what is personal is kept nowhere. */
function cacheControl(complete: boolean, isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store'
  return complete ? 'no-cache' : 'no-store'
}

/** The router's answer, ready to be sent. */
export async function finishedPage(
  response: Response,
  { html, complete }: Visit,
  isPrivate: boolean,
): Promise<EncodedResponse> {
  const headers = [...response.headers, ['Cache-Control', cacheControl(complete, isPrivate)]].flat()
  const body = html ?? Buffer.from(await response.arrayBuffer())
  return encodeResponse(response.status, headers, body)
}

/** The page without what could not be read is no answer of the site when nothing can be read. */
export async function orUnavailable(
  page: EncodedResponse,
  backend: Backend,
): Promise<EncodedResponse> {
  // Neither is that there is nothing at a path, nor that a page failed.
  const isSure = page.status < 500 && page.status !== 200 && page.status !== 404
  if (isSure || (await healthOf(backend)).database) return page
  const { body } = page.encodings.identity
  return encodeResponse(503, [...page.headers, 'Retry-After', '30'], body)
}
