import { expect, test } from 'vitest'
import { containsWords, listingOf, listQueryOf, orderedListingOf, wordsOf } from './listing'

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

test('a search reads the first hundred characters, five words, and letters with combined accents', () => {
  const queryOf = (typed: string) =>
    listQueryOf({ url: `https://example.dk/admin?q=${encodeURIComponent(typed)}` })
  expect(queryOf('x'.repeat(101)).text).toBe('x'.repeat(100))
  expect(queryOf('a b\u0000c d e f').words).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(containsWords('Ga\u030arden', queryOf('gård').words)).toBe(true)
  expect(containsWords('Gården', queryOf('ga\u030ard').words)).toBe(true)
})

test('the row whose form is open is listed, however far down', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const query = { text: '', words: [], limit: 1 }
  const listed = (opened?: string) => orderedListingOf(rows, { ...query, opened }, ({ id }) => id)
  expect(listed().items).toEqual(rows.slice(0, 1))
  expect(listed('c').items).toEqual(rows.slice(0, 3))
  expect(listed('z')).toMatchObject({ hasMore: true, ends: { first: 'a', last: 'd' } })
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
