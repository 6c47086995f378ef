import { expect, test } from 'vitest'
import { containsWords, listingOf, listQueryOf, orderedListingOf, wordsOf } from './listing'

const rowsOf = (query: string) => {
  const { offset, limit } = listQueryOf({ url: `https://example.dk/admin/nyheder${query}` })
  return [offset, limit]
}

test('a list has as many rows as requested, at most two hundred together', () => {
  const first = [0, 50]
  expect(['', '?side=1', '?side=0', '?side=x', '?side=-4'].map(rowsOf)).toEqual([
    ...[first, first, first, first, first],
  ])
  expect(['?side=3', '?side=4', '?side=5', '?side=8', '?side=9999'].map(rowsOf)).toEqual([
    [0, 150],
    [0, 200],
    [200, 50],
    [200, 200],
    [499_800, 150],
  ])
})

test('the rows before the shown ones are left out, and counted', () => {
  const query = { text: '', words: [], offset: 2, limit: 2 }
  const shown = { items: ['c', 'd'], total: 5, hasMore: true, text: '', offset: 2 }
  expect(listingOf(['a', 'b', 'c', 'd', 'e'], query, (row) => row)).toEqual(shown)
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

test('the row whose form is open is listed, however far down, with those around it', () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ id: `r${at}` }))
  const query = { text: '', words: [], offset: 0, limit: 50 }
  const listed = (opened?: string) => orderedListingOf(rows, { ...query, opened }, ({ id }) => id)
  expect(listed().items).toEqual(rows.slice(0, 50))
  expect(listed('r49').items).toEqual(rows.slice(0, 50))
  expect(listed('r110')).toMatchObject({ items: rows.slice(100), offset: 100, hasMore: false })
  expect(listed('z')).toMatchObject({ hasMore: true, ends: { first: 'r0', last: 'r119' } })
})

test('a list says how many rows it has without the search', () => {
  const rows = ['havn', 'fjord', 'å']
  const found = { text: 'havn', words: ['havn'], offset: 0, limit: 50 }
  expect(listingOf(rows, found, (row) => row)).toEqual({
    items: ['havn'],
    total: 3,
    hasMore: false,
    text: 'havn',
  })
})
