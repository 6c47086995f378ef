import { expect, test } from 'vitest'
import { rearranged, type SongSheet, sheetIn, sheetPath } from './song-sheet'

test('a sheet and its URL convert into each other', () => {
  const sheet: SongSheet = {
    slugs: ['haab', 'tro'],
    title: 'Høst & sang',
    place: 'Mors',
    date: '3. oktober',
    paper: 'a5',
  }
  const path = sheetPath(sheet)
  expect(sheetIn(new URL(path, 'http://side').searchParams)).toEqual(sheet)
  expect(sheetPath()).toBe('/salmer/sangark')
})

test('an invalid URL gives a valid sheet', () => {
  const query = new URLSearchParams([
    ...['haab', 'haab', '../admin', '<b>', 'H'].map((slug) => ['salme', slug]),
    ['papir', 'a5<'],
    ['titel', ` a\u202e\nb ${'x'.repeat(500)}`],
  ])
  const { slugs, title, paper } = sheetIn(query)
  expect(paper).toBe('a4')
  expect(slugs).toEqual(['haab'])
  expect(title).toMatch(/^a b x+$/)
  expect(title).toHaveLength(120)
})

test('hymns are moved and removed', () => {
  const sheet = sheetIn(new URLSearchParams('salme=a&salme=b&salme=c'))
  expect(rearranged(sheet, 2, -1).slugs).toEqual(['a', 'c', 'b'])
  expect(rearranged(sheet, 0, 1).slugs).toEqual(['b', 'a', 'c'])
  expect(rearranged(sheet, 0, -1).slugs).toEqual(['a', 'b', 'c'])
  expect(rearranged(sheet, 1, 'away').slugs).toEqual(['a', 'c'])
})
