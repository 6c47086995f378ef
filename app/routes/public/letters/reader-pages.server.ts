import type { MiddlewareFunction } from 'react-router'
import { visitContext } from '~/platform/pages/visit.server'

/** Pages whose address is a reader's own: neither stored nor passed on to other sites. */
export const privatePage: MiddlewareFunction<Response> = async ({ context }, next) => {
  context.get(visitContext).isPrivate = true
  const response = await next()
  response.headers.set('Referrer-Policy', 'no-referrer')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
