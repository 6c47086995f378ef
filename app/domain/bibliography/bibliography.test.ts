import { expect, test } from 'vitest'
import { shelfNamed, shelfOf, shelfPath, shelves, shownShelf } from './bibliography'

test('each tab has a URL; the first tab has the URL of the page', () => {
  expect(shelves.map(shelfPath)).toEqual([
    '/bibliografi',
    '/bibliografi?fane=skoenlitteratur',
    '/bibliografi?fane=faglitteratur',
    '/bibliografi?fane=vaerkliste',
  ])
})

test('an unknown tab in the URL shows the first tab', () => {
  expect(shelfNamed('vaerkliste').category).toBe('værkliste')
  expect(shelfNamed(null).category).toBe('salmer_sange')
  expect(shelfNamed('noget-andet').category).toBe('salmer_sange')
})

test('without a tab in the URL the first tab with works is shown', () => {
  expect(shownShelf(null, ['skønlitteratur', 'værkliste']).name).toBe('skoenlitteratur')
  expect(shownShelf('vaerkliste', ['skønlitteratur']).name).toBe('vaerkliste')
  expect(shownShelf(null, ['værkliste', 'salmer_sange'])).toBe(shelves[0])
  expect(shownShelf(null, [])).toBe(shelves[0])
})

test('a category has its tab', () => {
  expect(shelfOf('skønlitteratur').name).toBe('skoenlitteratur')
})
