import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ReaderCounter } from '../app/domain/readers/reader-counter.server'
import { loadReports } from './load-reports'

const countLoaded = vi.fn()
const readers = { isReport: (path: string) => path === '/laest', countLoaded }

test.each([
  ['/laest', readers, true, 204, 1],
  ['/laest', readers, false, 204, 0],
  ['/nyheder', readers, true, 404, 0],
  ['/laest', undefined, true, 404, 0],
])(
  'a report to %s, counted by %o and accepted: %s, is answered %i and counted %i times',
  async (path, counter, isAccepted, status, times) => {
    countLoaded.mockClear()
    const security = { 'X-Frame-Options': 'DENY' }
    const reports = loadReports(counter as ReaderCounter | undefined, security, () => isAccepted)
    const server = createServer((request, response) => {
      if (!reports.handle(request, response)) response.writeHead(404).end()
    })
    onTestFinished(() => void server.close().closeAllConnections())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })
    expect(answer.status).toBe(status)
    const isAnswered = status === 204
    expect(answer.headers.get('x-frame-options')).toBe(isAnswered ? 'DENY' : null)
    expect(answer.headers.get('cache-control')).toBe(isAnswered ? 'no-store' : null)
    expect(countLoaded).toHaveBeenCalledTimes(times)
  },
)
