import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientIpBehind } from './client-ip'

function ipOf(trusted: string[], remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage
  return clientIpBehind(trusted)(request)
}

const loopback = ['127.0.0.0/8', '::1']

test('an untrusted client is identified by its connection’s IP', () => {
  expect(ipOf(loopback, '203.0.113.7')).toBe('203.0.113.7')
  expect(ipOf(loopback, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(ipOf(loopback, '::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('without trusted proxies not even local addresses are trusted', () => {
  for (const peer of ['127.0.0.1', '10.0.0.5', '192.168.1.4', '172.18.0.5']) {
    expect(ipOf([], peer, '198.51.100.1')).toBe(peer)
  }
})

test('behind a trusted proxy only entries added by trusted proxies count', () => {
  expect(ipOf(loopback, '127.0.0.1', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1')
  expect(ipOf(loopback, '::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  const two = [...loopback, '198.51.100.0/24', '2001:db8:ffff::/48']
  expect(ipOf(two, '127.0.0.1', '1.1.1.1, 203.0.113.7, 198.51.100.1')).toBe('203.0.113.7')
  expect(ipOf(two, '::1', '203.0.113.7, 2001:db8:ffff::9')).toBe('203.0.113.7')
})

test('a network of one IP trusts only that one', () => {
  const one = ['10.0.0.1/32', '2001:db8::1/128']
  expect(ipOf(one, '10.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(ipOf(one, '2001:db8::1', '203.0.113.7')).toBe('203.0.113.7')
  expect(ipOf(one, '10.0.0.2', '203.0.113.7')).toBe('10.0.0.2')
  expect(ipOf(one, '2001:db8::2', '203.0.113.7')).not.toBe('203.0.113.7')
})

test('a proxy without a usable header counts as the client itself', () => {
  for (const header of [undefined, '', 'nonsense', '1.1.1.1, nonsense']) {
    expect(ipOf(loopback, '127.0.0.1', header)).toBe('127.0.0.1')
  }
  expect(ipOf(loopback, '127.0.0.1', 'nonsense, 127.0.0.9')).toBe('127.0.0.9')
  expect(ipOf(loopback, '127.0.0.1', '198.51.100.1,')).toBe('198.51.100.1')
  expect(ipOf(loopback, '::1')).toBe('0:0:0:0')
})

test('all addresses of an IPv6 network are the same client', () => {
  expect(ipOf([], '2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
  expect(ipOf([], '2001:0db8:0001:0002:bbbb:0:0:9')).toBe('2001:db8:1:2')
  for (const ip of ['2001:db8::9', '2001:0DB8:0000:0000:0000:0000:0000:0001']) {
    expect(ipOf([], ip)).toBe('2001:db8:0:0')
  }
  expect(ipOf([], 'fe80::9%eth0')).toBe('fe80:0:0:0')
})
