import { expect, test } from 'vitest'
import type { GalleryImage } from './images'
import { pressPicturesData } from './images-json-ld'

const texts = { title: 'Billeder', credit: 'Johanne Lyngby', notice: '' }
const image: GalleryImage = {
  id: 'p1',
  picture: {
    alt: '',
    width: 60,
    height: 40,
    focus: { x: 50, y: 50 },
    placeholder: '',
    src: '/filer/derived/abc/60.jpg',
    sources: [],
  },
  description: null,
  credit: null,
  downloadUrl: '/filer/pressebillede/p1/billede.jpg',
}

test('a press picture states its licence and its credit', () => {
  expect(pressPicturesData('https://example.dk', [image], texts)[1]).toEqual({
    '@id': 'https://example.dk/billeder#billede-p1',
    '@type': 'ImageObject',
    contentUrl: 'https://example.dk/filer/derived/abc/60.jpg',
    license: 'https://example.dk/billeder',
    acquireLicensePage: 'https://example.dk/billeder',
    creditText: 'Johanne Lyngby',
  })
})

test('a picture by others is credited to them, and notice and caption are stated', () => {
  const other = { ...image, credit: 'Foto: M. Holm', description: 'Ved fjorden' }
  const described = { ...other, picture: { ...image.picture, alt: 'En fjord' } }
  const words = { ...texts, notice: 'Fri brug' }
  expect(pressPicturesData('https://example.dk', [described], words)[1]).toMatchObject({
    creditText: 'Foto: M. Holm',
    copyrightNotice: 'Fri brug',
    name: 'En fjord',
    caption: 'Ved fjorden',
  })
})

test('a view-only picture is not offered', () => {
  const viewed = { ...image, downloadUrl: null }
  expect(pressPicturesData('https://example.dk', [viewed], texts)).toHaveLength(1)
})
