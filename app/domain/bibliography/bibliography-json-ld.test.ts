import { expect, test } from 'vitest'
import { defaultFocus, pictureOf } from '~/domain/images/images'
import { shelves } from './bibliography'
import { shelfData, type WorkForJsonLd, workData } from './bibliography-json-ld'

const siteUrl = 'https://example.dk'
const review = {
  id: 'r',
  header: null,
  quote: '<p>Fin.</p>',
  author: 'A',
  publication: null,
  pullQuote: null,
  language: 'da' as const,
}
const work: WorkForJsonLd = {
  title: 'Saltkirken',
  year: 2016,
  slug: 'saltkirken',
  category: 'skønlitteratur',
  description: '',
  publisher: null,
  isbn: null,
  pages: null,
  formats: [],
  translator: null,
  language: 'da' as const,
  purchaseLink: null,
  shops: [],
  reviews: [],
}

const picture = pictureOf({
  alt: '',
  focus: defaultFocus,
  width: 8,
  height: 6,
  placeholder: '',
  renditions: [],
})

const noText = { description: '', quotes: [] }

test('a book has its author, its year and its cover', () => {
  const cover = { url: 'https://boger.example/saltkirken.jpg' }
  expect(workData(siteUrl, 'Bibliografi', work, cover, noText)[1]).toEqual({
    '@id': 'https://example.dk/bibliografi/saltkirken#vaerk',
    '@type': 'Book',
    name: 'Saltkirken',
    author: { '@id': 'https://example.dk/#person' },
    datePublished: '2016',
    url: 'https://example.dk/bibliografi/saltkirken',
    image: 'https://boger.example/saltkirken.jpg',
    inLanguage: 'da',
  })
  const own = { picture: { ...picture, src: '/filer/derived/a/800.jpeg' } }
  expect(workData(siteUrl, 'Bibliografi', work, own, noText)[1]).toMatchObject({
    image: 'https://example.dk/filer/derived/a/800.jpeg',
  })
})

test('the JSON-LD of a book has its known facts and its shops, but no price', () => {
  const known = {
    ...work,
    publisher: 'Forlaget Marsken',
    isbn: '978-87-02-12345-6',
    pages: 212,
    formats: ['Indbundet', 'E-bog', 'Rulle'],
    translator: 'T. Olk',
    purchaseLink: 'https://example.dk/bog',
    shops: [{ name: 'Saxo', url: 'https://saxo.example/bog' }],
  }
  const [, data] = workData(siteUrl, 'Bibliografi', known, undefined, {
    ...noText,
    description: 'Om salt.',
  })
  expect(data).toMatchObject({
    description: 'Om salt.',
    publisher: { '@type': 'Organization', name: 'Forlaget Marsken' },
    translator: { '@type': 'Person', name: 'T. Olk' },
    isbn: '9788702123456',
    numberOfPages: 212,
    bookFormat: ['https://schema.org/Hardcover', 'https://schema.org/EBook'],
    offers: [
      { '@type': 'Offer', url: 'https://example.dk/bog' },
      {
        '@type': 'Offer',
        url: 'https://saxo.example/bog',
        seller: { '@type': 'Organization', name: 'Saxo' },
      },
    ],
  })
  expect(JSON.stringify(data)).not.toMatch(/price|availability/)
})

test('a review has its author and its publication, and no rating', () => {
  const reviews = [
    { ...review, header: 'Sjælden', publication: 'Bogbladet' },
    { ...review, author: '', publication: 'Bogbladet' },
    { ...review, author: '' },
  ]
  const quotes = ['Fin.', 'God.', 'Ingens.']
  expect(
    workData(siteUrl, 'Bibliografi', { ...work, reviews }, undefined, { ...noText, quotes })[1],
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

test('a work that is only listed is not marked up as a book', () => {
  const [, , , list] = shelves
  expect(shelfData(siteUrl, 'Bibliografi', list ?? shelves[0], [work])[1]).toMatchObject({
    itemListElement: [{ position: 1, item: { '@type': 'CreativeWork', name: 'Saltkirken' } }],
  })
  const listed = { ...work, category: 'værkliste' as const, isbn: '978-87-02-12345-6', pages: 212 }
  const [, data] = workData(siteUrl, 'Bibliografi', listed, undefined, noText)
  expect(data).toMatchObject({ '@type': 'CreativeWork' })
  expect(data).not.toHaveProperty('isbn')
  expect(data).not.toHaveProperty('numberOfPages')
})

test('an empty shelf has no list', () => {
  expect(shelfData(siteUrl, 'Bibliografi', shelves[0], [])).toHaveLength(1)
})
