import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '../../app/platform/runtime/env.server'
import { type Observed, observe, routeNames } from './observe'

test('each request is logged when it ends, without its query, with its milliseconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: Record<string, unknown>[] = []
  const log = { info: (line: Record<string, unknown>) => lines.push(line) }
  const server = createServer((request, response) => {
    if (request.url !== '/venter') response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const observed = { site: { server }, backend: { log } } as unknown as Observed
  await observe(readEnv({ ACCESS_LOG: 'on' }), observed)
  const { port } = server.address() as AddressInfo

  await (await fetch(`http://127.0.0.1:${port}/soeg?q=hemmelig`, { method: 'POST' })).text()
  await expect.poll(() => lines).toEqual([{ method: 'POST', path: '/soeg', status: 404, ms: 0 }])

  const begun = once(server, 'request')
  const client = connect(port, '127.0.0.1')
  client.write('GET /venter HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await begun
  vi.advanceTimersByTime(1500)
  client.destroy()
  const aborted = { method: 'GET', path: '/venter', status: 0, ms: 1500 }
  await expect.poll(() => lines.at(1)).toEqual(aborted)
})

const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'home', parentId: 'root', index: true },
    { id: 'news', parentId: 'root', path: 'nyheder' },
    { id: 'news-item', parentId: 'root', path: 'nyheder/:slug' },
    { id: 'missing', parentId: 'root', path: '*' },
  ].map((route) => [route.id, route]),
)

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/nyheder', '/nyheder'],
  ['/nyheder/en-nyhed', '/nyheder/:slug'],
  ['/nyheder/en-nyhed.data', '/nyheder/:slug'],
  ['/assets/home-Bq3x.js', '/assets/*'],
  ['/findes/ikke', '/*'],
  ['/haendelser', '/haendelser'],
  ['/livez', '/livez'],
  ['/readyz', '/readyz'],
])('a request for %s is counted as %s', (path, name) => {
  expect(routeNames(routes)(path)).toBe(name)
})
