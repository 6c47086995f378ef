import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { RenditionWorker } from '../../app/domain/images/stored-pictures/rendition-worker.server'
import type { Backend } from '../../app/platform/backend.server'
import { stopwatch } from '../../app/platform/runtime/clock'
import type { Env } from '../../app/platform/runtime/env.server'
import { memoize } from '../../app/platform/runtime/memoize'
import type { SiteServer } from '../http'

type Route = NonNullable<ServerBuild['routes'][string]>
type Routes = Record<string, Pick<Route, 'id' | 'parentId' | 'path' | 'index'> | undefined>

export interface Observed {
  backend: Backend
  site: SiteServer
  pictures: RenditionWorker
  routes: ServerBuild['routes']
}

export interface EndedRequest {
  method: string
  /** Without the query, which may contain search terms or a one-time code. */
  path: string
  /** 0 if the client disconnected before a response. */
  status: number
  seconds: number
}

export async function observe(env: Env, observed: Observed): Promise<() => Promise<void>> {
  const { server } = observed.site
  const { log } = observed.backend
  if (env.accessLog) {
    watchRequests(server, ({ seconds, ...request }) =>
      log.info({ ...request, ms: Math.round(seconds * 1000) }, 'request'),
    )
  }
  if (env.metricsPort === undefined) return () => Promise.resolve()
  const { metricsOf, serveMetrics } = await import('./metrics')
  const metrics = metricsOf(observed)
  const nameOf = routeNames(observed.routes)
  watchRequests(server, (ended) => metrics.count(ended, nameOf(ended.path)))
  return serveMetrics({ host: env.metricsHost, port: env.metricsPort }, metrics)
}

function watchRequests(server: Server, report: (ended: EndedRequest) => void): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const elapsedSeconds = stopwatch()
    response.once('close', () => {
      const { method = '', url = '' } = request
      const [path = ''] = url.split('?', 1)
      const status = response.headersSent ? response.statusCode : 0
      report({ method, path, status, seconds: elapsedSeconds() })
    })
  })
}

const beforeRouter = new Set(['/haendelser', '/livez', '/readyz'])

export function routeNames(routes: Routes): (path: string) => string {
  const tree = childrenOf(routes, undefined)
  // Matching a route takes ten times as long as sending a cached page.
  return memoize((path) => nameOf(tree, path))
}

function nameOf(tree: RouteObject[], path: string): string {
  if (beforeRouter.has(path)) return path
  if (path.startsWith('/assets/')) return '/assets/*'
  const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const matches = matchRoutes(tree, page) ?? []
  return `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path, children: childrenOf(routes, id) },
    )
}
