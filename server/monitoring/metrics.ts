import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countMissingFiles } from '../../app/platform/backups/missing-files.server'
import { checkHealth } from '../../app/platform/installation/health.server'
import type { Env } from '../../app/platform/runtime/env.server'
import { commit, version } from '../../app/platform/runtime/version'
import { listen } from '../listen'
import type { EndedRequest, Observed } from './observe'

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function metricsOf(observed: Observed) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'skrivestue_requests_total',
    help: 'Requests by method, route and status; with status 0 the client disconnected first',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'skrivestue_request_seconds',
    help: 'The duration of requests, without event streams',
    labelNames: ['route'],
    buckets,
    registers,
  })
  new Gauge({
    name: 'skrivestue_info',
    help: 'Always 1; the labels name the program',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set({ version, commit, node: process.version }, 1)
  addReaders(registers, observed)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count({ method, status, seconds }: EndedRequest, route: string) {
      requests.inc({ method, route, status })
      if (route !== '/haendelser') durations.observe({ route }, seconds)
    },
  }
}

function addReaders(registers: Registry[], { site, backend, pictures }: Observed) {
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name: `skrivestue_${name}`,
      help,
      registers,
      async collect() {
        this.set(await value())
      },
    })
  const counter = (name: string, help: string, value: () => number) =>
    new Counter({
      name: `skrivestue_${name}`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(value())
      },
    })
  const { pageCache, streams } = site
  gauge('kept_pages', 'Cached pages', () => pageCache.size)
  gauge('kept_pages_bytes', 'The memory of cached pages', () => pageCache.bytes)
  counter('kept_page_hits_total', 'Responses with a cached page', () => pageCache.hits)
  counter('kept_page_misses_total', 'Pages that were not cached', () => pageCache.misses)
  gauge('streams', 'Open event streams', () => streams.openCount)
  gauge('content_version', 'The number of changes of the content', () => backend.live.version)
  new Gauge({
    name: 'skrivestue_service_up',
    help: 'Whether database and fileStore answer, and disk has 64 MB of room',
    labelNames: ['service'],
    registers,
    async collect() {
      const health = await checkHealth(backend)
      for (const [service, answers] of Object.entries(health)) {
        this.set({ service }, Number(answers))
      }
    },
  })
  gauge('missing_files', 'Files named by rows that are missing', () => countMissingFiles(backend))
  const pictureHelp = 'Pictures that lack sizes or formats; NaN while the database is away'
  gauge('pictures_waiting', pictureHelp, async () => {
    const { database } = await checkHealth(backend)
    return database ? pictures.countQueued().catch(() => Number.NaN) : Number.NaN
  })
  const { backups, clock } = backend
  const now = () => clock.now().getTime() / 1000
  const lastGoodSeconds = () => Date.parse(backups.state.lastGoodAt ?? '') / 1000
  gauge('backup_last_good_seconds', 'When the last backup was taken, as Unix time', lastGoodSeconds)
  gauge('backup_age_seconds', 'The age of the last backup', () => now() - lastGoodSeconds())
  gauge('backup_running', 'Whether a backup is being taken', () => Number(backups.state.isRunning))
  gauge('backup_place_up', 'Whether BACKUP_TO could be used at the last check', () =>
    Number(!backups.state.isUnreachable),
  )
  counter('backup_failures_total', 'Failed backups', () => backups.state.failures)
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1'])

function isLocalHost(host = ''): boolean {
  return loopbackHosts.has(host.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1'))
}

/**
 * On a separate port, so that no proxy has to hide it from visitors. On loopback it refuses other
 * names in the Host header, so that no website can read it through a browser.
 */
export async function serveMetrics(
  address: Pick<Env, 'host' | 'port'>,
  metrics: { contentType: string; text(): Promise<string> },
): Promise<() => Promise<void>> {
  const isLocal = loopbackHosts.has(address.host)
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (isLocal && !isLocalHost(request.headers.host)) return response.writeHead(421).end()
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET' }).end()
    const text = await metrics.text().catch(() => undefined)
    if (text === undefined) return response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
    response.end(text)
  })
  await listen(server, address, 'METRICS_')
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
