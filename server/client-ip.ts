import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const ownNetwork = new BlockList()
ownNetwork.addSubnet('127.0.0.0', 8)
ownNetwork.addSubnet('10.0.0.0', 8)
ownNetwork.addSubnet('172.16.0.0', 12)
ownNetwork.addSubnet('192.168.0.0', 16)
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')

/**
 * Where a request comes from, for limits: an IPv4 address, or the network of an IPv6 address, since
 * one household has all of it. A proxy in front of us is believed only when it stands in our own
 * network, and only in what it added itself: the last address of X-Forwarded-For.
 */
export function clientIp({ socket, headers }: IncomingMessage): string {
  const peer = plain(socket.remoteAddress ?? '')
  if (!isOurs(peer)) return network(peer)
  const told = plain(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1) ?? '',
  )
  return network(isIP(told) ? told : peer)
}

/** IPv4 as it looks in an IPv6 socket: ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

function isOurs(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && ownNetwork.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

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
