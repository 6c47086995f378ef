import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** The client of a request, for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
export type ClientIp = (request: IncomingMessage) => string

/** X-Forwarded-For can be forged, so only what trusted proxies wrote at its end counts. */
export function clientIpBehind(trustedProxies: readonly string[]): ClientIp {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => {
    const nearest = proxyAddr.all(request, isTrusted).findLast((ip) => isIP(ip) !== 0)
    return nearest === undefined ? '' : network(nearest)
  }
}

/** The first 64 bits of an IPv6 address, which one household shares. */
function network(ip: string): string {
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
