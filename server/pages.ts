import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Backend, backendContext } from '../app/platform/backend.server'
import { type Visit, visitContext } from '../app/platform/visit.server'
import type { Pages } from './http'

/** The router's answers, each with its own view of the backend. */
export function pagesOf(build: ServerBuild, backend: Backend, mode: string): Pages {
  const handle = createRequestHandler(build, mode)
  return async (request, clientIp) => {
    const visit: Visit = {
      complete: true,
      isPrivate: false,
      jsonLd: [],
      pictureHosts: [],
      clientIp,
    }
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    context.set(visitContext, visit)
    const response = await handle(request, context)
    return { response, visit }
  }
}
