import { expect, test } from 'vitest'
import { widerNetworks } from './networks'

test('an IPv4 address has no wider network', () => {
  expect(widerNetworks('192.0.2.1')).toBeUndefined()
})

test('neighbouring /64 networks share a /56, more distant ones only a /48', () => {
  const here = widerNetworks('2001:db8:1:ab12')
  expect(widerNetworks('2001:db8:1:abff')).toEqual(here)
  const farther = widerNetworks('2001:db8:1:ac12')
  expect(farther?.['/56']).not.toBe(here?.['/56'])
  expect(farther?.['/48']).toBe(here?.['/48'])
  expect(widerNetworks('2001:db8:2:ab12')?.['/48']).not.toBe(here?.['/48'])
})

test('short groups have the same networks as if written with zeros', () => {
  expect(widerNetworks('2001:db8:0:0')).toEqual({ '/56': '2001:db8:0:00', '/48': '2001:db8:0' })
  expect(widerNetworks('2001:db8:1:12')?.['/56']).toBe(widerNetworks('2001:db8:1:34')?.['/56'])
  expect(widerNetworks('2001:db8:1:112')?.['/56']).not.toBe(widerNetworks('2001:db8:1:12')?.['/56'])
})
