import { expect, test } from 'vitest'
import { renditionWidths, tallPartWidths } from './rendition'

test('a picture has all widths up to its own, and at least its own', () => {
  expect(renditionWidths(6000)).toEqual([400, 640, 800, 1200, 1600, 2200])
  expect(renditionWidths(1200)).toEqual([400, 640, 800, 1200])
  expect(renditionWidths(399)).toEqual([399])
})

test('a crop has widths for phones and tablets, its own included', () => {
  const widthsOf = (width: number, screen: 'phone' | 'tablet') =>
    tallPartWidths({ x: 0, y: 0, width, height: 1 }, screen)
  expect(widthsOf(3000, 'phone')).toEqual([480, 620, 1080, 1320])
  expect(widthsOf(1200, 'phone')).toEqual([480, 620, 1200])
  expect(widthsOf(3000, 'tablet')).toEqual([820, 1640])
  expect(widthsOf(300, 'tablet')).toEqual([300])
})
