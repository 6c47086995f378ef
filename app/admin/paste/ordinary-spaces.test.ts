import { expect, test } from 'vitest'
import { ordinarySpaces } from './ordinary-spaces'

test.each([
  ['den_lange_vej', 'den lange vej'],
  ['bog2_og_bog3_er', 'bog2 og bog3 er'],
  ['10_000_kr. og 24._december', '10_000_kr. og 24._december'],
  ['ti_kg, nogle_%', 'ti_kg, nogle_%'],
  ['min_mor_er_50_ år', 'min mor er 50  år'],
  ['_ind', ' ind'],
])('%s is written %s', (copied, ordinary) => {
  const read = (text: string) => text.replaceAll('_', '\u00a0')
  expect(ordinarySpaces(read(copied))).toBe(read(ordinary))
})
