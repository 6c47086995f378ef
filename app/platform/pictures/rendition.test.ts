import { expect, test } from 'vitest'
import {
  allRenditions,
  avifQuality,
  defaultWidth,
  renditionPath,
  renditionWidths,
  tallCrop,
  tallName,
  tallPartWidths,
} from './rendition'

test('a picture has all widths up to its own, and at least its own', () => {
  expect(renditionWidths(6000)).toEqual([400, 640, 800, 1200, 1600, 2200])
  expect(renditionWidths(1200)).toEqual([400, 640, 800, 1200])
  expect(renditionWidths(399)).toEqual([399])
  expect([6000, 1600, 900, 300].map(defaultWidth)).toEqual([1200, 1200, 800, 300])
})

test('a crop has widths for phones and tablets, its own included', () => {
  const widthsOf = (width: number, screen: 'phone' | 'tablet') =>
    tallPartWidths({ x: 0, y: 0, width, height: 1 }, screen)
  expect(widthsOf(3000, 'phone')).toEqual([480, 620, 1080, 1320])
  expect(widthsOf(1200, 'phone')).toEqual([480, 620, 1200])
  expect(widthsOf(3000, 'tablet')).toEqual([820, 1640])
  expect(widthsOf(300, 'tablet')).toEqual([300])
})

test.each([
  [3000, 50, 'phone', { x: 900, y: 0, width: 1200, height: 2000 }, 'tall-50'],
  [3000, 0, 'tablet', { x: 0, y: 0, width: 1600, height: 2000 }, 'tablet-0'],
  [3000, 100, 'tablet', { x: 1400, y: 0, width: 1600, height: 2000 }, 'tablet-100'],
  [1321, 50, 'phone', { x: 61, y: 0, width: 1200, height: 2000 }, 'tall-50'],
  [1310, 50, 'phone', undefined, 'tall-50'],
] as const)(
  'of %i × 2000 pixels with the focus at %i per cent, the part for a %s is %j',
  (width, focus, screen, crop, name) => {
    expect(tallCrop({ width, height: 2000 }, focus, screen)).toEqual(crop)
    expect(tallName(screen, focus)).toBe(name)
  },
)

test('small pictures and crops for phones have a lower quality, which is in the name of the file', () => {
  expect([640, 641, 2200].map((width) => avifQuality(width, true))).toEqual([34, 40, 40])
  expect([400, 800, 801].map((width) => avifQuality(width))).toEqual([40, 40, 50])
  expect(renditionPath('abc', 400, 'avif', 40)).toBe('derived/abc/400-q40.avif')
  expect(renditionPath('abc', 1200, 'avif')).toBe('derived/abc/1200.avif')
  expect(renditionPath('abc', 'tall-50-480', 'jpeg', 40)).toBe('derived/abc/tall-50-480.jpg')
  expect(renditionPath('abc', 400, 'webp')).toBe('derived/abc/400.webp')
})

test('the renditions of a picture are those of the whole and of its parts', () => {
  const row = (tall_part: object | null) => ({
    renditions: '["whole"]',
    tall_part: tall_part && JSON.stringify(tall_part),
  })
  expect(allRenditions(row(null))).toEqual(['whole'])
  const parts = { focus: 50, tablet: ['tablet'], phone: ['phone'] }
  expect(allRenditions(row(parts))).toEqual(['whole', 'phone', 'tablet'])
})
