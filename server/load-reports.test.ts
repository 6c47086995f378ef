import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { ReaderCounter } from '../app/domain/readers/reader-counter.server'
import { loadReports } from './load-reports'

test.each([
  ['/laest', true, true, 1],
  ['/laest', false, true, 0],
  ['/nyheder', true, false, 0],
])(
  'a report to %s that is accepted: %s is answered: %s, counted %i times',
  (url, isAccepted, isAnswered, times) => {
    const countLoaded = vi.fn()
    const readers = { isReport: (path: string) => path === '/laest', countLoaded }
    const writeHead = vi.fn(() => ({ end: () => {} }))
    const security = { 'X-Frame-Options': 'DENY' }
    const handle = (counter: object | undefined) =>
      loadReports(counter as ReaderCounter | undefined, security, () => isAccepted).handle(
        { url } as IncomingMessage,
        { writeHead } as unknown as ServerResponse,
      )
    expect(handle(undefined)).toBe(false)
    expect(handle(readers)).toBe(isAnswered)
    expect(countLoaded).toHaveBeenCalledTimes(times)
    expect(writeHead.mock.calls).toEqual(
      isAnswered ? [[204, { ...security, 'Cache-Control': 'no-store' }]] : [],
    )
  },
)
