interface CountedNetwork {
  kind: 'ip' | 'network/56' | 'network/48'
  name: string
  /** Its limits are this number of times those of one client. */
  share: number
}

/** For IPv6, the /64 with its /56 and /48, which a provider may assign to one customer. */
export function countedNetworks(client: string): CountedNetwork[] {
  const ipNetwork: CountedNetwork = { kind: 'ip', name: client, share: 1 }
  if (!client.includes(':')) return [ipNetwork]
  const [first, second, third, fourth = ''] = client.split(':')
  const prefix48 = [first, second, third].join(':')
  return [
    ipNetwork,
    { kind: 'network/56', name: `${prefix48}:${fourth.padStart(4, '0').slice(0, 2)}/56`, share: 4 },
    { kind: 'network/48', name: `${prefix48}/48`, share: 16 },
  ]
}
