import { expect, test } from 'vitest'
import { countedNetworks } from './networks'

const networksOf = (client: string) => {
  const [, site56, site48] = countedNetworks(client).map(({ name }) => name)
  return { '/56': site56, '/48': site48 }
}

test('an IPv4 address has no wider network', () => {
  expect(countedNetworks('192.0.2.1')).toEqual([{ kind: 'ip', name: '192.0.2.1', share: 1 }])
})

test('neighbouring /64 networks share a /56, more distant ones only a /48', () => {
  const here = networksOf('2001:db8:1:ab12')
  expect(networksOf('2001:db8:1:abff')).toEqual(here)
  const farther = networksOf('2001:db8:1:ac12')
  expect(farther['/56']).not.toBe(here['/56'])
  expect(farther['/48']).toBe(here['/48'])
  expect(networksOf('2001:db8:2:ab12')['/48']).not.toBe(here['/48'])
})

test('short groups have the same networks as if written with zeros', () => {
  expect(networksOf('2001:db8:0:0')).toEqual({ '/56': '2001:db8:0:00/56', '/48': '2001:db8:0/48' })
  expect(networksOf('2001:db8:1:12')['/56']).toBe(networksOf('2001:db8:1:34')['/56'])
  expect(networksOf('2001:db8:1:112')['/56']).not.toBe(networksOf('2001:db8:1:12')['/56'])
})
