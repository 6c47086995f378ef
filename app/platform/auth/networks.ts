/**
 * The /56 and /48 of an IPv6 client: the networks that a provider may assign to one customer.
 * Undefined for IPv4.
 * @param client as `clientIpBehind` returns it: an IPv4 address, or the four groups of a /64
 */
export function widerNetworks(client: string): { '/56': string; '/48': string } | undefined {
  if (!client.includes(':')) return undefined
  const [first, second, third, fourth = ''] = client.split(':')
  const site = [first, second, third].join(':')
  return { '/56': `${site}:${fourth.padStart(4, '0').slice(0, 2)}`, '/48': site }
}

/**
 * The names under which a client is counted: its own, and for IPv6 those of its /56 and /48, whose limits
 * are 4 and 16 times that of one client.
 */
export function countedAs(client: string): { name: string; share: number }[] {
  const wider = widerNetworks(client)
  const own = { name: client, share: 1 }
  if (!wider) return [own]
  return [
    own,
    { name: `/56 ${wider['/56']}`, share: 4 },
    { name: `/48 ${wider['/48']}`, share: 16 },
  ]
}
