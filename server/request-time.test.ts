import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitTime } from './request-time'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function begun(url: string, headers: Record<string, string>) {
  const request = Object.assign(new EventEmitter(), { url, headers, destroy: vi.fn() })
  limitTime(request as unknown as IncomingMessage)
  return request
}

test('a form that takes more than a minute to arrive is cut', () => {
  const request = begun('/admin/nyheder/ny', { 'content-length': '100' })
  vi.advanceTimersByTime(59_000)
  expect(request.destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(request.destroy).toHaveBeenCalled()
})

test('one that arrived in time is let be', () => {
  const request = begun('/admin/nyheder/ny', { 'content-length': '100' })
  request.emit('close')
  vi.advanceTimersByTime(120_000)
  expect(request.destroy).not.toHaveBeenCalled()
})

test('an upload may take as long as a slow line needs', () => {
  const request = begun('/admin/upload/billede?place=hero', { 'content-length': '25000000' })
  vi.advanceTimersByTime(120_000)
  expect(request.destroy).not.toHaveBeenCalled()
})

test('a reader without a body costs no timer', () => {
  begun('/', {})
  expect(vi.getTimerCount()).toBe(0)
})
