import { expect, test } from 'vitest'
import { pictureOf } from '~/domain/images/images'
import { coverOf, coverPaths } from './covers'

const path = 'images/bibliography/1700000000000-abc.jpg'
const picture = pictureOf({
  alt: 'Omslag',
  focus: { x: 0.5, y: 0.5 },
  width: 800,
  height: 1200,
  placeholder: '',
  renditions: [],
})
const pictures = new Map([[path, picture]])

test('a cover that begins with https:// is used directly', () => {
  expect(coverOf('https://example.dk/a.jpg', pictures)).toEqual({
    url: 'https://example.dk/a.jpg',
  })
})

test('any other cover is a path in the store', () => {
  expect(coverOf(path, pictures)).toEqual({ picture })
})

test('a work without a cover, or with a missing one, has none', () => {
  const broken = ['images/bibliography/lost.jpg', 'http://example.dk/a.jpg', 'https://', '']
  for (const imageUrl of [null, ...broken]) expect(coverOf(imageUrl, pictures)).toBeUndefined()
})

test('only the covers of our own store are looked up', () => {
  const works = [null, path, 'https://example.dk/a.jpg'].map((imageUrl) => ({ imageUrl }))
  expect(coverPaths(works)).toEqual([path])
})
