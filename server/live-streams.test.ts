import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryBroker } from '../app/platform/live/live.server'
import { eventually } from '../tests/support/eventually'
import { from, openStream } from '../tests/support/live-stream'
import { liveStreams } from './live-streams'
import { clientIpBehind } from './requests/client-ip'

const noAuthor = async () => false

/** A server with event streams only. */
async function open(version = 0) {
  const live = memoryBroker(version)
  const isWithinLimit = vi.fn((_ip: string) => true)
  const security = { 'X-Frame-Options': 'DENY' }
  const streams = liveStreams(
    live,
    security,
    clientIpBehind(['127.0.0.1']),
    isWithinLimit,
    noAuthor,
  )
  const server = createServer((request, response) => streams.handle(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { live, streams, server, site: { url }, isWithinLimit }
}

test('a heartbeat sends the version every 25 seconds, and stops with the last stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { site, streams } = await open(41)
  const readers = await Promise.all([openStream(site), openStream(site)])
  for (const reader of readers) expect(await reader.next()).toBe(41)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(25_000)
  for (const reader of readers) expect(await reader.next()).toBe(41)
  const [first, second] = readers
  first?.close()
  await eventually(() => expect(streams.openCount).toBe(1))
  vi.advanceTimersByTime(25_000)
  expect(await second?.next()).toBe(41)
  second?.close()
  await eventually(() => expect(vi.getTimerCount()).toBe(0))
  const later = await openStream(site)
  expect(await later.next()).toBe(41)
  vi.advanceTimersByTime(25_000)
  expect(await later.next()).toBe(41)
})

test('a HEAD request opens no stream', async () => {
  const streams = liveStreams(memoryBroker(), {}, clientIpBehind([]), () => true, noAuthor)
  const request = { url: '/haendelser', method: 'HEAD' } as IncomingMessage
  expect(streams.handle(request, {} as ServerResponse)).toBe(false)
})

test('a client that does not read is disconnected, and the others are not', async () => {
  const { live, site, server } = await open()
  const reader = await openStream(site)
  const idle = await openStream(site)
  idle.answer.pause()
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  let version = 0
  while ((await connections()) > 1) {
    for (let times = 0; times < 300; times++) live.publish({ version: ++version })
    await turn()
  }
  await eventually(() => expect(reader.text()).toContain(`data: ${version}\n`))
})

test('closing ends all streams, and new clients are asked to reconnect later', async () => {
  const { streams, site } = await open()
  const reader = await openStream(site)
  await reader.next()
  expect(reader.answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // Without it nginx would collect events before it sends them.
    'x-accel-buffering': 'no',
    'x-frame-options': 'DENY',
  })
  streams.close()
  await reader.ended
  const late = await openStream(site)
  await late.ended
  expect(late.answer.statusCode).toBe(200)
  expect(late.text()).toMatch(/^retry: \d{4}\n$/)
})

/** The answers to many requests for a stream, each from the client of its number. */
async function answersTo(
  streams: ReturnType<typeof liveStreams>,
  count: number,
  client: (number: number) => string,
) {
  const statuses: number[] = []
  const retries = new Set<string | undefined>()
  for (let number = 0; number < count; number++) {
    const request = {
      url: '/haendelser',
      method: 'GET',
      headers: from(client(number)),
      socket: { remoteAddress: '127.0.0.1' },
    }
    const response = {
      req: request,
      once: () => {},
      write: () => true,
      writeHead: (status: number, headers: Record<string, string>) => {
        statuses.push(status)
        retries.add(headers['Retry-After'])
      },
      end: () => {},
    }
    streams.handle(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  }
  await turn()
  const countOf = (wanted: number) => statuses.filter((status) => status === wanted).length
  return { opened: countOf(200), refused: countOf(429), retries: [...retries] }
}

test('an IPv6 network may open four times as many streams as one client', async () => {
  const { streams, site } = await open()
  const answers = await answersTo(streams, 100, (number) => `2001:db8:1:1${number % 10}::1`)
  expect(answers).toEqual({ opened: 80, refused: 20, retries: [undefined, '60'] })
  expect((await openStream(site)).answer.statusCode).toBe(200)
})

test('an IPv6 /48 may open sixteen times as many streams as one client', async () => {
  const { streams, site } = await open()
  const inOne48 = (number: number) => `2001:db8:1:${((number % 50) + 1).toString(16)}00::1`
  const answers = await answersTo(streams, 400, inOne48)
  expect(answers).toMatchObject({ opened: 320, refused: 80 })
  expect((await openStream(site)).answer.statusCode).toBe(200)
})

test('at most two thousand streams are open', async () => {
  const { streams, site } = await open()
  const answers = await answersTo(streams, 2000, (number) => `198.51.${number % 200}.1`)
  expect(answers.opened).toBe(2000)
  const { answer } = await openStream(site)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
})

test('opening streams counts towards the request limit, and a refused one is not open', async () => {
  const { site, streams, isWithinLimit } = await open()
  isWithinLimit.mockReturnValueOnce(true).mockReturnValueOnce(false)
  const reader = await openStream(site)
  const answer = await fetch(`${site.url}/haendelser`)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(isWithinLimit).toHaveBeenCalledTimes(2)
  expect(streams.openCount).toBe(1)
  reader.close()
})
