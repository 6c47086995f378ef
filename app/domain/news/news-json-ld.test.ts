import { expect, test } from 'vitest'
import { newsArticleData, newsData } from './news-json-ld'

const item = { title: 'Ny bog', slug: 'ny-bog', publishedDate: '2026-11-21' }

test('a news item is a post by the author, at the URL of its page', () => {
  expect(newsData('https://example.dk', 'Nyheder', [item])[1]).toMatchObject({
    '@type': 'Blog',
    blogPost: [
      {
        '@id': 'https://example.dk/nyheder/ny-bog#nyhed',
        '@type': 'BlogPosting',
        headline: 'Ny bog',
        url: 'https://example.dk/nyheder/ny-bog',
        datePublished: '2026-11-21',
        author: { '@id': 'https://example.dk/#person' },
      },
    ],
  })
})

test('without news there are only breadcrumbs', () => {
  expect(newsData('https://example.dk', 'Nyheder', [])).toMatchObject([
    { '@type': 'BreadcrumbList' },
  ])
})

test('its own page has its text and description', () => {
  const article = {
    ...item,
    id: 'n1',
    text: 'Den er kommet.',
    dateText: '',
    link: null,
    summary: 'En bog',
    imagePath: null,
    older: undefined,
    newer: undefined,
  }
  const [way, post] = newsArticleData('https://example.dk', 'Nyheder', article, undefined)
  expect(way.itemListElement).toHaveLength(3)
  expect(post).toMatchObject({
    '@id': 'https://example.dk/nyheder/ny-bog#nyhed',
    articleBody: 'Den er kommet.',
    description: 'En bog',
  })
  expect(post).not.toHaveProperty('image')
})
