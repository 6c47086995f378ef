import { expect, test } from 'vitest'
import { shelfNamed, shelfOf, shelfPath, shelves, shownShelf } from './bibliography'

test('a tab has a URL, and the first is the page itself', () => {
  expect(shelves.map(shelfPath)).toEqual([
    '/bibliografi',
    '/bibliografi?fane=skoenlitteratur',
    '/bibliografi?fane=faglitteratur',
    '/bibliografi?fane=vaerkliste',
  ])
})

test('a URL that names no tab of ours shows the first', () => {
  expect(shelfNamed('vaerkliste').category).toBe('værkliste')
  expect(shelfNamed(null).category).toBe('salmer_sange')
  expect(shelfNamed('noget-andet').category).toBe('salmer_sange')
})

test('without a name in the URL the first tab with works is shown', () => {
  expect(shownShelf(null, ['skønlitteratur', 'værkliste']).name).toBe('skoenlitteratur')
  expect(shownShelf('vaerkliste', ['skønlitteratur']).name).toBe('vaerkliste')
  expect(shownShelf(null, ['værkliste', 'salmer_sange'])).toBe(shelves[0])
  expect(shownShelf(null, [])).toBe(shelves[0])
})

test('a category knows the tab it is shown on', () => {
  expect(shelfOf('skønlitteratur').name).toBe('skoenlitteratur')
})
