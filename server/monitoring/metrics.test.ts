import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { freePort } from '#tests/support/servers'
import { findMissingFiles } from '../../app/platform/backups/missing-files.server'
import { memoryBroker } from '../../app/platform/live/live.server'
import { metricsOf, serveMetrics } from './metrics'

/** The metrics of a site with these figures, without their common prefix. */
async function exported(backups: object, countQueued = async () => 10) {
  const { backend } = await openDatabaseTest('sqlite')
  await addFakePicture(backend, 'images/a.jpg')
  await backend.files.remove('images/a.jpg')
  await findMissingFiles(backend)
  const site = {
    pageCache: { size: 1, bytes: 2, hits: 3, misses: 4 },
    streams: { openCount: 8 },
  }
  const metrics = metricsOf({
    backend: { ...backend, live: memoryBroker(9), backups: { state: backups } },
    site,
    pictures: { countQueued },
    routes: {},
  } as never)
  metrics.count({ method: 'GET', path: '/', status: 200, seconds: 2 }, '/')
  metrics.count({ method: 'GET', path: '/haendelser', status: 200, seconds: 900 }, '/haendelser')
  const lines = (await metrics.text()).match(/^skrivestue_.*$/gm) ?? []
  return lines.map((line) => line.slice('skrivestue_'.length))
}

test('each metric has the figure that its name says', async () => {
  const lastGood = '2026-11-21T08:58:20.000Z'
  const state = { lastGoodAt: lastGood, isRunning: true, failures: 11, isUnreachable: true }
  const lines = await exported(state)
  expect(lines).toEqual(
    expect.arrayContaining([
      'kept_pages 1',
      'kept_pages_bytes 2',
      'kept_page_hits_total 3',
      'kept_page_misses_total 4',
      'streams 8',
      'content_version 9',
      'pictures_waiting 10',
      'backup_failures_total 11',
      `backup_last_good_seconds ${Date.parse(lastGood) / 1000}`,
      'backup_age_seconds 100',
      'backup_running 1',
      'backup_place_up 0',
      'missing_files 1',
      'service_up{service="database"} 1',
      'request_seconds_sum{route="/"} 2',
      'requests_total{method="GET",route="/haendelser",status="200"} 1',
    ]),
  )
  // Event streams last for hours.
  expect(lines.join()).not.toContain('request_seconds_sum{route="/haendelser"}')
})

test('pictures that cannot be counted are no number', async () => {
  const lines = await exported({}, () => Promise.reject(new Error('the database is away')))
  expect(lines.find((line) => line.startsWith('pictures_waiting'))).toMatch(/ nan$/i)
})

test('on loopback, metrics requests with other host names are refused', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  onTestFinished(await serveMetrics({ host: '127.0.0.1', port }, metrics))
  const statusOf = (host: string) =>
    new Promise((resolve) => {
      get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
    })
  expect(await statusOf(`localhost:${port}`)).toBe(200)
  expect(await statusOf('[::1]')).toBe(200)
  expect(await statusOf('angreb.example')).toBe(421)
})

test('on other addresses, any host name may be used', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  onTestFinished(await serveMetrics({ host: '0.0.0.0', port }, metrics))
  const status = await new Promise((resolve) => {
    const headers = { host: 'skrivestue.internal' }
    get({ host: '127.0.0.1', port, path: '/metrics', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
  })
  expect(status).toBe(200)
})

test('a client that sends half a request does not hold up the end', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  const stop = await serveMetrics({ host: '127.0.0.1', port }, metrics)
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  await once(client, 'connect')
  client.write('GET /metrics HTTP/1.1\r\n')
  const ended = new Promise((resolve) => client.on('close', resolve))
  await stop()
  await ended
})

test('metrics accept only GET', async () => {
  const port = await freePort()
  const metrics = { contentType: 'text/plain', text: async () => 'up 1', count: () => {} }
  onTestFinished(await serveMetrics({ host: '127.0.0.1', port }, metrics))
  const ask = (method: string) => fetch(`http://127.0.0.1:${port}/metrics`, { method })
  expect((await ask('GET')).status).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await ask(method)
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET'])
  }
})

test('metrics that cannot be read are answered 500, and the next request is answered', async () => {
  const port = await freePort()
  const text = vi.fn().mockRejectedValueOnce(new Error('no figures')).mockResolvedValue('up 1')
  const metrics = { contentType: 'text/plain', text, count: () => {} }
  onTestFinished(await serveMetrics({ host: '127.0.0.1', port }, metrics))
  const ask = () => fetch(`http://127.0.0.1:${port}/metrics`)
  expect((await ask()).status).toBe(500)
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toBe('text/plain')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})
