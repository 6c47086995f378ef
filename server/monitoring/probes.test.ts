import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { stopwatch } from '~/platform/runtime/clock'
import { healthProbes } from './probes'

databaseTest('a server that leaves is not ready, but alive', async ({ backend }) => {
  const probes = healthProbes(backend, {})
  const server = createServer((request, response) => {
    if (!probes.handle(request, response)) response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  await probes.drain()
  const ready = await get('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ ok: false, leaving: true, database: true })
  expect((await get('/livez')).status).toBe(200)
  expect((await get('/livez', 'POST')).status).toBe(404)
})

databaseTest(
  'a server that leaves serves a proxy for a second, and closes each connection with an answer',
  async ({ backend }) => {
    const probes = healthProbes(backend, {})
    const server = createServer((request, response) => {
      if (!probes.handle(request, response)) response.end('a page')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close().closeAllConnections())
    const { port } = server.address() as AddressInfo
    const connection = async () => {
      const headers = { 'X-Forwarded-For': '192.0.2.1' }
      const answer = await fetch(`http://127.0.0.1:${port}/nyheder`, { headers })
      return [await answer.text(), answer.headers.get('Connection')]
    }
    expect(await connection()).toEqual(['a page', 'keep-alive'])
    const seconds = stopwatch()
    const drained = probes.drain()
    expect(await connection()).toEqual(['a page', 'close'])
    await drained
    expect(seconds()).toBeGreaterThan(0.9)
  },
)
