import { expect, test } from 'vitest'
import { containsWords, listingOf, listQueryOf, wordsOf } from './listing'

const limitOf = (query: string) =>
  listQueryOf({ url: `https://example.dk/admin/nyheder${query}` }).limit

test('a list has as many rows as requested, at most a thousand', () => {
  expect(['', '?side=1', '?side=3', '?side=0', '?side=x'].map(limitOf)).toEqual([
    50, 50, 150, 50, 50,
  ])
  expect(['?side=20', '?side=21', '?side=9999'].map(limitOf)).toEqual([1000, 1000, 1000])
})

test('a text matches a search if it contains all words, in any order and spelling', () => {
  const matches = (typed: string) =>
    containsWords('Århus set fra havnen IMG_4711.jpg', wordsOf(typed))
  expect(['', 'HAVNEN', 'havn aarhus', '4711', ' set  fra '].filter(matches)).toHaveLength(5)
  expect(['havn fjord', 'IMG_4712'].filter(matches)).toEqual([])
})

test('a list says how many rows it has without the search', () => {
  const rows = ['havn', 'fjord', 'å']
  const found = { text: 'havn', words: ['havn'], limit: 50 }
  expect(listingOf(rows, found, (row) => row)).toEqual({
    items: ['havn'],
    total: 3,
    hasMore: false,
    text: 'havn',
  })
})
