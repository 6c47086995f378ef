import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Where a request comes from, for limits: an IPv4, or the /64 of an IPv6. */
export type ClientIp = (request: IncomingMessage) => string

/**
 * Tells where requests come from. Anybody can write into X-Forwarded-For, so it is read from its end,
 * which the nearest proxy wrote, and only as far as it was proxies of ours that wrote.
 * @param trustedProxies IPs and networks such as 10.0.0.0/8
 */
export function clientIpBehind(trustedProxies: readonly string[]): ClientIp {
  const trusted = networksOf(trustedProxies)
  const isTrusted = (ip: string) => {
    const family = isIP(ip)
    return family !== 0 && trusted.check(ip, family === 6 ? 'ipv6' : 'ipv4')
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

function networksOf(ips: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of ips) {
    const [ip = '', prefix] = entry.split('/')
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(ip, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}

/** IPv4 as it looks in an IPv6 socket: ::ffff:192.0.2.1. */
function plain(ip: string): string {
  return ip.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Of an IPv6 the first 64 bits: one household has all the others. */
function network(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).map(withoutZeros).join(':')
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}
