import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The client of a request, for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
export type ClientIp = (request: IncomingMessage) => string

/**
 * Reads the client's IP. X-Forwarded-For can be forged, so it is read from its end, which the nearest
 * proxy wrote, and only as far back as trusted proxies wrote it.
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
    const entries = String(headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(nearest)) {
      const next = plain(entries.pop() ?? '')
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

/** Removes the prefix of an IPv4 address on an IPv6 socket: ::ffff:192.0.2.1. */
function plain(ip: string): string {
  return ip.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** The first 64 bits of an IPv6 address, which one household shares. */
function network(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).map(withoutZeros).join(':')
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}
