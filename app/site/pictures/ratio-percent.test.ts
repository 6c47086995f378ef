import { expect, test } from 'vitest'
import { ratioPercent } from './ratio-percent'

test('a ratio has a class of the stylesheet: an even number of hundredths from 30 to 300', () => {
  const sizes: [width: number, height: number, percent: number][] = [
    [1500, 1000, 150],
    [1333, 1000, 134],
    [1000, 1333, 76],
    [4000, 1000, 300],
    [200, 1000, 30],
  ]
  for (const [width, height, percent] of sizes) {
    expect(ratioPercent({ width, height })).toBe(percent)
  }
})
