import { expect, test } from 'vitest'
import { breadcrumbs, listPage, siteData } from './json-ld'

const siteUrl = 'https://example.dk'

test('every page names the site, its owner and its search', () => {
  expect(siteData(siteUrl, 'Johanne Lund', 'Skrivestuen')).toMatchObject([
    { '@id': 'https://example.dk/#person', '@type': 'Person', name: 'Johanne Lund' },
    {
      '@type': 'WebSite',
      name: 'Skrivestuen',
      author: { '@id': 'https://example.dk/#person' },
      potentialAction: {
        target: { urlTemplate: 'https://example.dk/soeg?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ])
})

test('breadcrumbs count from the front page to the page itself', () => {
  const step = { name: 'Nyheder', path: '/nyheder' }
  expect(breadcrumbs(siteUrl, step, { name: 'Håb', path: '/nyheder/haab' })).toEqual({
    '@id': 'https://example.dk/nyheder/haab#sti',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Forside', item: 'https://example.dk/' },
      { '@type': 'ListItem', position: 2, name: 'Nyheder', item: 'https://example.dk/nyheder' },
      { '@type': 'ListItem', position: 3, name: 'Håb', item: 'https://example.dk/nyheder/haab' },
    ],
  })
})

test('a list page lists its links in order, an empty one has only its breadcrumbs', () => {
  const step = { name: 'Foredrag', path: '/foredrag' }
  const links = [
    { name: 'A', path: '/foredrag/a' },
    { name: 'B', path: '/foredrag/b' },
  ]
  expect(listPage(siteUrl, [step], links)[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, name: 'A', url: 'https://example.dk/foredrag/a' },
      { position: 2, name: 'B', url: 'https://example.dk/foredrag/b' },
    ],
  })
  expect(listPage(siteUrl, [step], [])).toHaveLength(1)
})
