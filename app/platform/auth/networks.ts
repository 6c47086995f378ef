/**
 * The /56 and /48 of an IPv6 address or /64: the networks that a provider may assign to one
 * customer. Undefined for IPv4.
 */
export function widerNetworks(ip: string): { '/56': string; '/48': string } | undefined {
  if (!ip.includes(':')) return undefined
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const zeros = Array.from({ length: missing }, () => '0')
  const [first = '0', second = '0', third = '0', fourth = '0'] = [...before, ...zeros, ...after]
  const site = [first, second, third].map((group) => withoutZeros(group)).join(':')
  const upperByte = withoutZeros(fourth).padStart(4, '0').slice(0, 2)
  return { '/56': `${site}:${upperByte}`, '/48': site }
}

/**
 * The names under which a client is counted: its own, and for an IPv6 its /56 and /48, which may use
 * 4 and 16 times as much as one client.
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

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}
