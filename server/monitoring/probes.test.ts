import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, vi } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '../../app/platform/backend.server'
import { healthProbes } from './probes'

/** Pauses of a second or more end when the test says so. */
const long = vi.hoisted(() => ({ pauses: [] as { milliseconds: number; end: () => void }[] }))
vi.mock('node:timers/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:timers/promises')>()
  const setTimeout = (milliseconds: number, ...rest: []) =>
    milliseconds < 1000
      ? real.setTimeout(milliseconds, ...rest)
      : new Promise<void>((end) => long.pauses.push({ milliseconds, end }))
  return { ...real, setTimeout }
})

async function serverWith(backend: Backend) {
  long.pauses.length = 0
  const probes = healthProbes(backend, {})
  const server = createServer((request, response) => {
    if (!probes.handle(request, response)) response.writeHead(404).end('a page')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const get = (path: string, method = 'GET', headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  return { probes, get }
}

const lengths = () => long.pauses.map(({ milliseconds }) => milliseconds)

databaseTest('a server that leaves is not ready, but alive', async ({ backend }) => {
  const { probes, get } = await serverWith(backend)
  await probes.drain()
  const ready = await get('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ ok: false, leaving: true, database: true })
  expect((await get('/livez')).status).toBe(200)
  expect((await get('/livez', 'POST')).status).toBe(404)
  expect(lengths()).toEqual([])
})

databaseTest(
  'a server that leaves serves a proxy for a second, and closes each connection with an answer',
  async ({ backend }) => {
    const { probes, get } = await serverWith(backend)
    const connection = async () => {
      const answer = await get('/nyheder', 'GET', { 'X-Forwarded-For': '192.0.2.1' })
      return [await answer.text(), answer.headers.get('Connection')]
    }
    expect(await connection()).toEqual(['a page', 'keep-alive'])
    const drained = probes.drain()
    expect(await connection()).toEqual(['a page', 'close'])
    expect(lengths()).toEqual([1000])
    long.pauses[0]?.end()
    await drained
  },
)

databaseTest(
  'a server that leaves waits five seconds for a load balancer that has asked within thirty',
  async ({ backend }) => {
    let seconds = 0
    const clock = { now: () => new Date(seconds * 1000) }
    const { probes, get } = await serverWith({ ...backend, clock })
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { ok: true, leaving: false, migrations: true, database: true, fileStore: true, disk: true },
    ])
    seconds = 29
    const drained = probes.drain()
    expect((await get('/readyz')).status).toBe(503)
    expect(lengths()).toEqual([5000])
    long.pauses[0]?.end()
    await drained
    seconds = 70
    await probes.drain()
    expect(lengths()).toEqual([5000])
  },
)
