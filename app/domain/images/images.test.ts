import { expect, test } from 'vitest'
import type { Rendition, RenditionFormat } from '~/platform/pictures/rendition'
import { uploadPath } from './image-paths'
import { defaultFocus, focusPercent, pictureOf, pressPictureUrl } from './images'

function rendition(format: RenditionFormat, width: number): Rendition {
  const ending = format === 'jpeg' ? 'jpg' : format
  return { format, width, height: width / 2, path: `derived/abc/${width}.${ending}`, size: 1000 }
}

function picture(renditions: Rendition[]) {
  const stored = { width: 2400, height: 1200, placeholder: 'data:,', renditions }
  return pictureOf({ alt: 'Fjorden', focus: defaultFocus, ...stored })
}

test('a picture offers its formats from the best to JPEG', () => {
  const { sources, src } = picture([
    rendition('jpeg', 400),
    rendition('jpeg', 1200),
    rendition('jpeg', 2200),
    rendition('webp', 400),
    rendition('avif', 400),
    rendition('avif', 800),
  ])
  expect(sources).toEqual([
    {
      type: 'image/avif',
      srcset: '/filer/derived/abc/400.avif 400w, /filer/derived/abc/800.avif 800w',
    },
    { type: 'image/webp', srcset: '/filer/derived/abc/400.webp 400w' },
    {
      type: 'image/jpeg',
      srcset:
        '/filer/derived/abc/400.jpg 400w, /filer/derived/abc/1200.jpg 1200w, /filer/derived/abc/2200.jpg 2200w',
    },
  ])
  expect(src).toBe('/filer/derived/abc/1200.jpg')
})

test('a picture with only a JPEG offers only that', () => {
  const { sources, src } = picture([rendition('jpeg', 300)])
  expect(sources).toEqual([{ type: 'image/jpeg', srcset: '/filer/derived/abc/300.jpg 300w' }])
  expect(src).toBe('/filer/derived/abc/300.jpg')
})

test('a focus point becomes whole percentages within the picture', () => {
  expect(focusPercent(defaultFocus)).toEqual({ x: 50, y: 50 })
  expect(focusPercent({ x: 0.005, y: 0.994 })).toEqual({ x: 1, y: 99 })
  expect(focusPercent({ x: 0.15, y: 0.35 })).toEqual({ x: 15, y: 35 })
  expect(focusPercent({ x: -1, y: 1.0001 })).toEqual({ x: 0, y: 100 })
})

test('a download path can be parsed', () => {
  const named = (originalName: string, mimeType = 'image/jpeg') =>
    pressPictureUrl({ id: '7', originalName, mimeType })
  expect(named('Johanne på Næssundfærgen.JPEG')).toBe(
    '/filer/pressebillede/7/johanne-paa-naessundfaergen.jpg',
  )
  expect(named('fjorden.avif', 'image/png')).toBe('/filer/pressebillede/7/fjorden.png')
  expect(named('🌊.jpg')).toBe('/filer/pressebillede/7/pressebillede.jpg')
  expect(named('../../etc/passwd')).toBe('/filer/pressebillede/7/etcpasswd.jpg')
})

test('originals are stored at the paths of the specification', () => {
  expect(uploadPath('gallery', '17')).toBe('images/images/gallery_17.jpg')
  expect(uploadPath('hero', '17')).toBe('images/hero/hero_17.jpg')
  expect(uploadPath('portrait', '17')).toBe('images/portrait/portrait_17.jpg')
  expect(uploadPath('calendar-hero', '17')).toBe('images/calendar/calendar-hero-17.jpg')
  expect(uploadPath('collaboration', '17')).toBe('images/collaborations/collaboration_17.jpg')
  expect(uploadPath('lecture', '17')).toBe('images/lectures/lecture_17.jpg')
  expect(uploadPath('contact', '17')).toBe('images/contact/contact-17.jpg')
  expect(uploadPath('bibliography', '17')).toMatch(/^images\/bibliography\/17-[\da-f]{8}\.jpg$/)
})
