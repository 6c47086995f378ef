import { expect, test } from 'vitest'
import { hymnView } from './hymn-view.server'
import { hymnsData } from './hymns-json-ld'

const dataOf = (query: string) =>
  hymnsData('https://example.dk', 'Salmer', hymnView(new URLSearchParams(query))).slice(1)

test('a hymn is a composition whose words are the author’s, verse by verse', () => {
  const hymns = dataOf('fane=enkelt')
  expect(hymns).toHaveLength(4)
  for (const hymn of hymns) {
    expect(hymn).toMatchObject({
      '@type': 'MusicComposition',
      lyricist: { '@id': 'https://example.dk/#person' },
      lyrics: { '@type': 'CreativeWork', text: expect.stringMatching(/\S\n\S.*\n\n\S/s) },
    })
  }
})

test('only the hymns of the theme that is shown are spoken of', () => {
  const themes = dataOf('fane=enkelt&tema=kaerlighed').map(
    (hymn) => 'keywords' in hymn && hymn.keywords,
  )
  expect(new Set(themes)).toEqual(new Set(['Kærlighed']))
})

test('a collection is a book', () => {
  expect(dataOf('')[0]).toMatchObject({ '@type': 'Book', datePublished: '2024' })
})
