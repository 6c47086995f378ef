import { expect, test } from 'vitest'
import { withoutTracking } from './tracking-parameters'

test.each([
  ['/nyheder?fbclid=IwAR0', '/nyheder'],
  ['/nyheder?utm_source=brev&utm_medium=e-mail&side=2', '/nyheder?side=2'],
  ['/soeg?q=lys&gclid=1&i=nyheder', '/soeg?q=lys&i=nyheder'],
  ['/nyheder.data?fbclid=1', '/nyheder.data'],
])('%s is %s', (url, page) => {
  expect(withoutTracking(url)).toBe(page)
})

test.each([
  'utm_campaign',
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'igshid',
  'mc_cid',
  'mc_eid',
  '_hsenc',
  '_hsmi',
  'li_fat_id',
  'ttclid',
])('%s is removed', (name) => {
  expect(withoutTracking(`/nyheder?${name}=1`)).toBe('/nyheder')
})

test.each([
  ['/nyheder'],
  ['/nyheder?'],
  ['/soeg?q=fbclid=1&x=utm_source'],
  ['/soeg?q=%66bclid&fbclids=1&FBCLID=2'],
  ['/?a=%E0%A4&&b'],
])('%s stays as it is', (url) => {
  expect(withoutTracking(url)).toBe(url)
})
