import { expect, test } from 'vitest'
import type { ReviewedWork } from './bibliography'
import { shelves } from './bibliography'
import { shelfData, workData } from './bibliography-json-ld'

const siteUrl = 'https://example.dk'
const review = { id: 'r', header: null, quote: '<p>Fin.</p>', author: 'A', publication: null }
const work: Omit<ReviewedWork, 'imageUrl'> = {
  title: 'Saltkirken',
  year: 2016,
  slug: 'saltkirken',
  category: 'skønlitteratur',
  description: '',
  reviews: [],
}

test('a book has its author and its year, and the cover it is shown with', () => {
  const cover = { url: 'https://boger.example/saltkirken.jpg' }
  expect(workData(siteUrl, 'Bibliografi', work, cover, [])[1]).toEqual({
    '@id': 'https://example.dk/bibliografi/saltkirken#vaerk',
    '@type': 'Book',
    name: 'Saltkirken',
    author: { '@id': 'https://example.dk/#person' },
    datePublished: '2016',
    url: 'https://example.dk/bibliografi/saltkirken',
    image: 'https://boger.example/saltkirken.jpg',
    inLanguage: 'da',
  })
})

test('a review names who wrote it and where, and claims no stars', () => {
  const reviews = [
    { ...review, header: 'Sjælden', publication: 'Bogbladet' },
    { ...review, author: '', publication: 'Bogbladet' },
    { ...review, author: '' },
  ]
  const quotes = ['Fin.', 'God.', 'Ingens.']
  expect(
    workData(siteUrl, 'Bibliografi', { ...work, reviews }, undefined, quotes)[1],
  ).toMatchObject({
    review: [
      {
        '@type': 'Review',
        name: 'Sjælden',
        author: { '@type': 'Person', name: 'A' },
        publisher: { '@type': 'Organization', name: 'Bogbladet' },
        reviewBody: 'Fin.',
      },
      {
        '@type': 'Review',
        author: { '@type': 'Organization', name: 'Bogbladet' },
        reviewBody: 'God.',
      },
    ],
  })
})

test('what only stands in the list of works is not called a book', () => {
  const [, , , list] = shelves
  expect(shelfData(siteUrl, 'Bibliografi', list ?? shelves[0], [work])[1]).toMatchObject({
    itemListElement: [{ position: 1, item: { '@type': 'CreativeWork', name: 'Saltkirken' } }],
  })
})

test('an empty shelf is no list', () => {
  expect(shelfData(siteUrl, 'Bibliografi', shelves[0], [])).toHaveLength(1)
})
