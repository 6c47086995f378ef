import { expect, test } from 'vitest'
import { lectureData, lecturesData } from './lectures-json-ld'

const siteUrl = 'https://example.dk'
const lecture = {
  id: 'l',
  title: 'Håb',
  slug: 'haab',
  subtitle: null,
  description: '',
  themes: [],
}

test('a lecture is a service of the author', () => {
  expect(lectureData(siteUrl, 'Foredrag', lecture, undefined)[1]).toEqual({
    '@id': 'https://example.dk/foredrag/haab#foredrag',
    '@type': 'Service',
    name: 'Håb',
    url: 'https://example.dk/foredrag/haab',
    serviceType: 'Foredrag',
    provider: { '@id': 'https://example.dk/#person' },
  })
})

test('a lecture has its subtitle, its description and its themes', () => {
  const texts = { subtitle: 'Om mørket', description: 'Lys.', themes: ['Tro', 'Tvivl'] }
  expect(lectureData(siteUrl, 'Foredrag', { ...lecture, ...texts }, undefined)[1]).toMatchObject({
    alternateName: 'Om mørket',
    description: 'Lys.',
    category: ['Tro', 'Tvivl'],
  })
})

test('the breadcrumbs of a lecture include the list', () => {
  expect(lectureData(siteUrl, 'Mine foredrag', lecture, undefined)[0]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Forside', item: 'https://example.dk/' },
      { position: 2, name: 'Mine foredrag', item: 'https://example.dk/foredrag' },
      { position: 3, name: 'Håb', item: 'https://example.dk/foredrag/haab' },
    ],
  })
})

test('the list links to each lecture, and an empty list is left out', () => {
  expect(lecturesData(siteUrl, 'Foredrag', [lecture])[1]).toMatchObject({
    itemListElement: [{ position: 1, name: 'Håb', url: 'https://example.dk/foredrag/haab' }],
  })
  expect(lecturesData(siteUrl, 'Foredrag', [])).toHaveLength(1)
})
