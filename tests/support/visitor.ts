import { RouterContextProvider } from 'react-router'
import { type Backend, backendContext } from '~/platform/backend.server'
import { type Visit, visitContext } from '~/platform/pages/visit.server'

// biome-ignore lint/suspicious/noExplicitAny: each route has its own type of arguments
type Handler = (args: any) => unknown

interface VisitOptions extends RequestInit {
  params?: Record<string, string>
  /** What the route tells the server about the request. */
  seen?: Visit
}

export function blankVisit(): Visit {
  return {
    isComplete: true,
    isPrivate: false,
    jsonLd: [],
    pictureHosts: [],
    clientIp: '203.0.113.7',
  }
}

/** Calls a route's loader or action like a request of a visitor. */
export async function visit<Route extends Handler>(
  backend: Backend,
  route: Route,
  path: string,
  { params = {}, seen = blankVisit(), ...init }: VisitOptions = {},
) {
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, seen)
  const request = new Request(backend.siteUrl + path, init)
  return (await route({ context, request, params })) as Awaited<ReturnType<Route>>
}
