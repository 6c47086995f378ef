import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientIp } from './client-ip'

function addressOf(remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientIp({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
}

test('a stranger is known by the address of the connection, whatever it claims', () => {
  expect(addressOf('203.0.113.7')).toBe('203.0.113.7')
  expect(addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('behind a proxy of our own network only what the proxy added counts', () => {
  expect(addressOf('127.0.0.1', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1')
  expect(addressOf('172.18.0.5', '198.51.100.1')).toBe('198.51.100.1')
  expect(addressOf('127.0.0.1', 'nonsense')).toBe('127.0.0.1')
  expect(addressOf('::1')).toBe('0:0:0:0')
})

test('all addresses of one IPv6 network are the same', () => {
  expect(addressOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
  expect(addressOf('2001:0db8:0001:0002:bbbb:0:0:9')).toBe('2001:db8:1:2')
  expect(addressOf('2001:db8::9')).toBe('2001:db8:0:0')
})
