import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '#package.json'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { openStream } from '#tests/support/live-stream'
import { freePort } from '#tests/support/servers'

async function siteWithMetrics() {
  const port = await freePort()
  const site = await startAdminSite({ METRICS_PORT: String(port) })
  onTestFinished(() => site.stop())
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return { site, port, metrics }
}

/** The value of a metric with exactly these labels, such as `name{a="b"}`. */
function metricIn(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

test('requests are counted by route and status, and the page cache by hits and misses', {
  tags: 'all',
}, async () => {
  const { site, metrics } = await siteWithMetrics()
  const missing = ['/nyheder/findes-ikke', '/findes-ikke']
  for (const path of ['/nyheder', '/nyheder', ...missing, '/livez', '/readyz']) {
    await (await fetch(site.url + path)).text()
  }
  const stream = await openStream(site)
  await stream.next()
  await metrics()
  // The figures of the second response are not added to those of the first.
  const exported = await metrics()
  stream.close()

  const count = (route: string, status: number) =>
    metricIn(
      exported,
      `skrivestue_requests_total{method="GET",route="${route}",status="${status}"}`,
    )
  expect(count('/nyheder', 200)).toBe(2)
  expect(count('/nyheder/:slug', 404)).toBe(1)
  expect(count('/*', 404)).toBe(1)
  expect(count('/livez', 200)).toBe(1)
  expect(count('/readyz', 200)).toBe(1)
  expect(metricIn(exported, 'skrivestue_request_seconds_count{route="/nyheder"}')).toBe(2)
  expect(metricIn(exported, 'skrivestue_kept_pages')).toBe(1)
  expect(metricIn(exported, 'skrivestue_kept_pages_bytes')).toBeGreaterThan(1000)
  expect(metricIn(exported, 'skrivestue_kept_page_hits_total')).toBe(1)
  expect(metricIn(exported, 'skrivestue_kept_page_misses_total')).toBe(1)
  expect(metricIn(exported, 'skrivestue_streams')).toBe(1)
  expect(metricIn(exported, 'skrivestue_service_up{service="database"}')).toBe(1)
  expect(metricIn(exported, 'skrivestue_pictures_waiting')).toBe(0)
  expect(exported).toContain(`version="${packageJson.version}"`)
  expect(exported).toContain('nodejs_eventloop_lag_seconds')
  expect(exported).toContain('process_resident_memory_bytes')
})

test('the age of the last backup is in seconds', async () => {
  const { site, metrics } = await siteWithMetrics()
  const headers = { ...fromOurPage, Cookie: await signIn(site) }
  await fetch(`${site.url}/admin/sikkerhedskopi.data`, { method: 'POST', headers })
  const age = metricIn(await metrics(), 'skrivestue_backup_age_seconds')
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(24 * 60 * 60)
  expect(metricIn(await metrics(), 'skrivestue_backup_place_up')).toBe(1)
  expect(metricIn(await metrics(), 'skrivestue_backup_running')).toBe(0)
})

test('every metric is documented for operators, and every documented one exists', async () => {
  const { metrics } = await siteWithMetrics()
  const named = (text: string, found: RegExp) => [...text.matchAll(found)].map(([, name]) => name)
  const exported = named(await metrics(), /^# TYPE (skrivestue_\w+)/gm)
  const explained = named(readFileSync('docs/operating.md', 'utf8'), /^\| `(skrivestue_\w+)/gm)
  expect(explained.sort()).toEqual(exported.sort())
})

test('metrics are served only on their own port, and only if configured', async () => {
  const { site, port } = await siteWithMetrics()
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await expect(startAdminSite({ METRICS_PORT: String(port) })).rejects.toThrow(
    `METRICS_PORT ${port} is in use by another program`,
  )
})

test('health, log and metrics name the same release and commit', async () => {
  const { site, metrics } = await siteWithMetrics()
  const { version, commit } = await (await fetch(`${site.url}/healthz`)).json()
  expect(version).toBe(packageJson.version)
  expect(commit).toMatch(
    existsSync(join(import.meta.dirname, '../../.git')) ? /^[\da-f]{7,40}$/ : /^$/,
  )
  expect(site.output()).toContain(`"version":"${version}","commit":"${commit}"`)
  expect(await metrics()).toMatch(
    new RegExp(`^skrivestue_info\\{version="${version}",commit="${commit}",node="v\\d`, 'm'),
  )
})

test('the log has the version and, if configured, every request, but neither clients nor queries', async () => {
  const site = await startAdminSite({ ACCESS_LOG: 'on' })
  onTestFinished(() => site.stop())
  await (await fetch(`${site.url}/soeg?q=hemmelig`)).text()
  await expect.poll(() => site.output()).toContain('"path":"/soeg","status":200')
  expect(site.output()).toContain(`"version":"${packageJson.version}"`)
  expect(site.output()).not.toMatch(/hemmelig|127\.0\.0\.1|::1/)
  const health = await (await fetch(`${site.url}/healthz`)).json()
  expect(health).toMatchObject({ ok: true, version: packageJson.version })
})

test('LOG_LEVEL selects the log lines', async () => {
  const site = await startAdminSite({ LOG_LEVEL: 'error', ACCESS_LOG: 'on' })
  onTestFinished(() => site.stop())
  await (await fetch(`${site.url}/findes-ikke`)).text()
  expect(site.output()).not.toContain('"level"')
})
