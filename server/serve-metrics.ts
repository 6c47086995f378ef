import { createServer } from 'node:http'
import type { Env } from '../app/platform/runtime/env.server'
import { listen } from './listen'
import type { Metrics } from './metrics'

/**
 * Answers `/metrics` on a port of its own, which no proxy needs to keep from visitors.
 * @returns a function that ends it
 * @throws ConfigError when the port cannot be used
 */
export async function serveMetrics(
  place: Pick<Env, 'host' | 'port'>,
  metrics: Metrics,
): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    const text = await metrics.text().catch(() => undefined)
    if (text === undefined) return response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
    response.end(text)
  })
  await listen(server, place, 'METRICS_PORT')
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
