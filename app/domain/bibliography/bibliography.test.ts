import { expect, test } from 'vitest'
import { defaultShelf, requestedShelf, shelfOf, shelfPath, shelves } from './bibliography'

test('each tab has a URL; the first tab has the URL of the page', () => {
  expect(shelves.map(shelfPath)).toEqual([
    '/bibliografi',
    '/bibliografi?fane=skoenlitteratur',
    '/bibliografi?fane=faglitteratur',
    '/bibliografi?fane=vaerkliste',
  ])
})

test('an unknown tab in the URL shows the first tab', () => {
  expect(requestedShelf('vaerkliste').category).toBe('værkliste')
  expect(requestedShelf(null).category).toBe('salmer_sange')
  expect(requestedShelf('noget-andet').category).toBe('salmer_sange')
})

test('without a tab in the URL the first tab with works is shown', () => {
  expect(defaultShelf(null, ['skønlitteratur', 'værkliste']).name).toBe('skoenlitteratur')
  expect(defaultShelf('vaerkliste', ['skønlitteratur']).name).toBe('vaerkliste')
  expect(defaultShelf(null, ['værkliste', 'salmer_sange'])).toBe(shelves[0])
  expect(defaultShelf(null, [])).toBe(shelves[0])
})

test('a category has its tab', () => {
  expect(shelfOf('skønlitteratur').name).toBe('skoenlitteratur')
})
