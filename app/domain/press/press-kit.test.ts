import { expect, test } from 'vitest'
import { parseFacts, wordCount } from './press-kit'
import { coversPage, imagesOfPage } from './press-kit.server'

test('facts are one per line, with a name before a colon', () => {
  const written =
    'Født: 1971 på Mors\n\n  Debut:  »Korn og aske«: salmer \nhttps://example.dk\nBor i byen\nHun skriver om havet, marsken og alt det, som ingen har lovet os: håb'
  expect(parseFacts(written, { 'facts.birth_year': '1971' })).toEqual([
    { name: 'Født', value: '1971 på Mors' },
    { name: 'Debut', value: '»Korn og aske«: salmer' },
    { name: null, value: 'https://example.dk' },
    { name: null, value: 'Bor i byen' },
    {
      name: null,
      value: 'Hun skriver om havet, marsken og alt det, som ingen har lovet os: håb',
    },
  ])
})

test('without facts, those of the front page are used', () => {
  expect(parseFacts(' \n', { 'facts.residence': 'Mors', 'facts.debut': '' })).toEqual([
    { name: 'Bor', value: 'Mors' },
  ])
  expect(parseFacts('', {})).toEqual([])
})

test('words are counted like in a newspaper', () => {
  expect(wordCount('')).toBe(0)
  expect(wordCount('Hun skriver – »altid« – om 2 ting,\n\nog maler.')).toBe(8)
})

const file = { url: '', width: 1, height: 1, size: 1, name: '' }

function pictures(length: number) {
  return Array.from({ length }, (_, index) => ({
    id: String(index),
    description: null,
    credit: null,
    print: file,
    web: file,
    paths: { print: '', web: '' },
    picture: {
      alt: '',
      width: 1,
      height: 1,
      focus: { x: 50, y: 50 },
      placeholder: '',
      src: '',
      sources: [],
    },
  }))
}

test.each([
  [24, 24, false],
  [25, 24, true],
])('of %i pictures the page shows %i', (count, shown, hasMore) => {
  const page = imagesOfPage({ images: pictures(count) })
  expect(page.images).toHaveLength(shown)
  expect(page.hasMore).toBe(hasMore)
})

test('a thousand covers are paged', () => {
  const covers = pictures(1000).map((cover) => ({ ...cover, title: '', year: 2026 }))
  const idsOf = (page: number) => coversPage({ covers }, page).items.map(({ id }) => Number(id))
  expect(idsOf(1)).toHaveLength(20)
  expect(idsOf(2)[0]).toBe(20)
  expect(coversPage({ covers }, 1).next).toBe(2)
  expect(coversPage({ covers }, 50).next).toBeUndefined()
  expect(coversPage({ covers }, 51).isPastEnd).toBe(true)
})
