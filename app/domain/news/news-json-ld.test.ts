import { expect, test } from 'vitest'
import { newsData } from './news-json-ld'

const item = { id: 'n1', title: 'Ny bog', publishedDate: '2026-11-21' }

test('a piece of news is a post by the author, at the URL that finds it', () => {
  expect(newsData('https://example.dk', 'Nyheder', [item])[1]).toMatchObject({
    '@type': 'Blog',
    blogPost: [
      {
        '@id': 'https://example.dk/nyheder#nyhed-n1',
        '@type': 'BlogPosting',
        headline: 'Ny bog',
        url: 'https://example.dk/nyheder/n1',
        datePublished: '2026-11-21',
        author: { '@id': 'https://example.dk/#person' },
      },
    ],
  })
})

test('without news there is only the way to the page', () => {
  expect(newsData('https://example.dk', 'Nyheder', [])).toMatchObject([
    { '@type': 'BreadcrumbList' },
  ])
})
