import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { limitTime } from './request-time'

beforeEach(() => {
  vi.useFakeTimers()
})

function begun(url: string, headers: Record<string, string>) {
  const request = Object.assign(new EventEmitter(), { url, headers, destroy: vi.fn() })
  const response = new EventEmitter()
  limitTime(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return { request, response, cut: request.destroy }
}

test.each<Record<string, string>>([
  { 'content-length': '100' },
  { 'transfer-encoding': 'chunked' },
])('a body with %j that takes more than a minute is aborted', (headers) => {
  const { cut } = begun('/admin/nyheder/ny', headers)
  vi.advanceTimersByTime(59_000)
  expect(cut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(cut).toHaveBeenCalled()
})

test('a request that arrives in time, or is answered first, leaves no timer', () => {
  const arrived = begun('/admin/nyheder/ny', { 'content-length': '100' })
  arrived.request.emit('close')
  const answered = begun('/admin/nyheder/ny', { 'content-length': '100' })
  answered.response.emit('close')
  expect(vi.getTimerCount()).toBe(0)
})

test('an upload may take fifteen minutes', () => {
  const { cut } = begun('/admin/upload/billede?place=hero', { 'content-length': '25000000' })
  vi.advanceTimersByTime(120_000)
  expect(cut).not.toHaveBeenCalled()
})

test('a request without a body starts no timer', () => {
  begun('/', {})
  expect(vi.getTimerCount()).toBe(0)
})
