import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Where a request comes from, for limits: an IPv4 address, or the /64 of an IPv6 address. */
export type ClientIp = (request: IncomingMessage) => string

/**
 * Tells where requests come from. Anybody can write into X-Forwarded-For, so it is read from its end,
 * which the nearest proxy wrote, and only as far as it was proxies of ours that wrote.
 * @param trustedProxies IP addresses and networks such as 10.0.0.0/8
 */
export function clientIpBehind(trustedProxies: readonly string[]): ClientIp {
  const trusted = networksOf(trustedProxies)
  const isTrusted = (address: string) => {
    const family = isIP(address)
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
  return ({ socket, headers }) => {
    let nearest = plain(socket.remoteAddress ?? '')
    if (!isTrusted(nearest)) return network(nearest)
    const told = String(headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(nearest)) {
      const next = plain(told.pop() ?? '')
      if (isIP(next) === 0) break
      nearest = next
    }
    return network(nearest)
  }
}

function networksOf(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}

/** IPv4 as it looks in an IPv6 socket: ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Of an IPv6 address the first 64 bits: one household has all the others. */
function network(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).map(withoutZeros).join(':')
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}
