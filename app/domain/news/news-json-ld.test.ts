import { expect, test } from 'vitest'
import type { Picture } from '~/domain/images/images'
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

test('its own page has its text, description and subject', () => {
  const article = {
    ...item,
    id: 'n1',
    text: 'Den er kommet.',
    dateText: '',
    link: null,
    summary: 'En bog',
    older: undefined,
    newer: undefined,
  }
  const subject = { kind: 'work', id: 'w1', title: 'Blæk', path: '/bibliografi/blaek' } as const
  const [trail, post] = newsArticleData('https://example.dk', 'Nyheder', article, {
    subject,
    picture: undefined,
  })
  expect(trail.itemListElement).toHaveLength(3)
  expect(post).toMatchObject({
    '@id': 'https://example.dk/nyheder/ny-bog#nyhed',
    articleBody: 'Den er kommet.',
    description: 'En bog',
    about: { '@type': 'Book', name: 'Blæk', url: 'https://example.dk/bibliografi/blaek' },
  })
  expect(post).not.toHaveProperty('image')
  const picture = { src: '/filer/derived/a/b.jpg' } as Picture
  const parts = { subject: undefined, picture }
  const [, illustrated] = newsArticleData('https://example.dk', 'Nyheder', article, parts)
  expect(illustrated).toMatchObject({ image: 'https://example.dk/filer/derived/a/b.jpg' })
  expect(illustrated).not.toHaveProperty('about')
})
