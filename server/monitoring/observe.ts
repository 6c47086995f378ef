import type { ServerBuild } from 'react-router'
import type { RenditionWorker } from '../../app/domain/images/rendition-worker.server'
import type { Backend } from '../../app/platform/backend.server'
import type { Env } from '../../app/platform/runtime/env.server'
import type { SiteServer } from '../http'
import { routeNames } from './route-names'
import { watchRequests } from './watch-requests'

export interface Observed {
  backend: Backend
  site: SiteServer
  pictures: RenditionWorker
  routes: ServerBuild['routes']
}

/**
 * Starts the request log and `/metrics`, each only if configured.
 * @returns a function that stops them
 */
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
