import { expect, test } from 'vitest'
import { hymnEntries, moveEntry, readSheet, type SongSheet, sheetPath } from './song-sheet'
import { songSheetCopy } from './song-sheet.copy'

test('a sheet and its URL convert into each other', () => {
  const sheet: SongSheet = {
    entries: [{ slug: 'haab' }, { line: 'DDS 118' }, { slug: 'o'.repeat(300) }],
    title: 'Høst & sang',
    place: 'Mors',
    date: '3. oktober',
    paper: 'a5',
  }
  const path = sheetPath(sheet)
  expect(readSheet(new URL(path, 'http://side').searchParams)).toEqual(sheet)
  expect(sheetPath()).toBe('/salmer/sangark')
})

test('an invalid URL gives a valid sheet', () => {
  const query = new URLSearchParams([
    ...['haab', 'haab', '../admin', '<b>', 'H'].map((slug) => ['salme', slug]),
    ['papir', 'a5<'],
    ...['', ' ', `DDS\u202e\n118`, 'DDS 118'].map((line) => ['linje', line]),
    ['titel', ` a\u202e\nb ${'x'.repeat(500)}`],
  ])
  const { entries, title, paper } = readSheet(query)
  expect(paper).toBe('a4')
  expect(entries).toEqual([{ slug: 'haab' }, { line: 'DDS 118' }])
  expect(title).toMatch(/^a b x+$/)
  expect(title).toHaveLength(120)
})

test('the texts of a URL from a Mac are those that others type', () => {
  const query = new URLSearchParams({ titel: 'På Ærø', linje: 'Før måltidet' })
  const fromMac = new URLSearchParams(
    [...query].map(([name, value]) => [name, value.normalize('NFD')]),
  )
  expect(readSheet(fromMac)).toEqual(readSheet(query))
})

test('hymns are moved and removed', () => {
  const sheet = readSheet(new URLSearchParams('salme=a&salme=b&salme=c'))
  const moved = (index: number, by: -1 | 1 | 'away') => moveEntry(sheet, index, by).entries
  expect(moved(2, -1)).toEqual(hymnEntries(['a', 'c', 'b']))
  expect(moved(0, 1)).toEqual(hymnEntries(['b', 'a', 'c']))
  expect(moved(0, -1)).toEqual(hymnEntries(['a', 'b', 'c']))
  expect(moved(1, 'away')).toEqual(hymnEntries(['a', 'c']))
})

test('a sheet has at most thirty entries, and A4 is not in its URL', () => {
  const query = new URLSearchParams(Array.from({ length: 40 }, (_, at) => ['salme', `s-${at}`]))
  expect(readSheet(query).entries).toHaveLength(30)
  expect(sheetPath({ entries: [{ slug: 'a' }], paper: 'a4' })).toBe('/salmer/sangark?salme=a')
})

test('the status of a sheet says what was moved, added or removed', () => {
  const { changed } = songSheetCopy
  expect(changed(['Lys', 'Fjord'], ['Fjord', 'Lys'])).toBe('»Fjord« står nu før »Lys«.')
  expect(changed(['Lys', 'Fjord', 'Hav'], ['Lys', 'Hav', 'Fjord'])).toBe(
    '»Hav« står nu før »Fjord«.',
  )
  expect(changed(['Lys'], ['Lys', 'Hav'])).toBe('»Hav« er lagt på arket.')
  expect(changed(['Lys', 'Hav'], ['Hav'])).toBe('»Lys« er taget af arket.')
  expect(changed(['Lys'], ['Lys'])).toBe('Arket er ændret.')
})
