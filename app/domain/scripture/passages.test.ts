import { expect, test } from 'vitest'
import { bookOrder, books } from './books'
import { inBiblicalOrder, overlap, type Passage, passageText, readPassage } from './passages'

function passage(text: string): Passage {
  const read = readPassage(text)
  if ('refusal' in read) throw new Error(`${text}: ${read.refusal}`)
  return read.passage
}

const canonical = (text: string) => passageText(passage(text))

test('there are 66 books and seven apocryphal ones, with unique names', () => {
  expect(books).toHaveLength(66 + 7)
  for (const { abbreviation, name } of books) {
    expect(canonical(abbreviation)).toBe(abbreviation)
    expect(canonical(name)).toBe(abbreviation)
    expect(canonical(`${abbreviation} 1`.toUpperCase())).toBe(`${abbreviation} 1`)
  }
})

test('the Old Testament has 929 chapters, the Apocrypha in use 137, the New Testament 260', () => {
  const [apocrypha, gospels] = ['Judit', 'Matt'].map(bookOrder)
  const chapters = (from?: number, to?: number) =>
    books.slice(from, to).reduce((sum, book) => sum + book.chapters, 0)
  expect(chapters(0, apocrypha)).toBe(929)
  expect(chapters(apocrypha, gospels)).toBe(137)
  expect(chapters(gospels)).toBe(260)
})

test.each([
  ['Luk 2,1-14', 'Luk 2,1-14'],
  ['Luk. 2, 1–14', 'Luk 2,1-14'],
  ['luk 2:1 - 14', 'Luk 2,1-14'],
  ['Lukas 2,1', 'Luk 2,1'],
  ['Lukasevangeliet 2 v. 1-14', 'Luk 2,1-14'],
  ['Luk 2, vers 1', 'Luk 2,1'],
  ['Luk 2 v 1', 'Luk 2,1'],
  ['1 Mos 1', '1 Mos 1'],
  ['1.Mos.1', '1 Mos 1'],
  ['1mos 1,1', '1 Mos 1,1'],
  ['Første Mosebog 1', '1 Mos 1'],
  ['I Mos 1', '1 Mos 1'],
  ['Sl 23', 'Sl 23'],
  ['Salme 23', 'Sl 23'],
  ['Salmernes Bog 23', 'Sl 23'],
  ['Davids salme 23', 'Sl 23'],
  ['Joh 3,16', 'Joh 3,16'],
  ['Joh 3.16', 'Joh 3,16'],
  ['Joh. 3.16-18', 'Joh 3,16-18'],
  ['Johannesevangeliet 3,16', 'Joh 3,16'],
  ['Johannes’ Åbenbaring 21,1-7', 'Åb 21,1-7'],
  ['Johs. Åb. 7', 'Åb 7'],
  ['1. Joh. 4,16b-21', '1 Joh 4,16b-21'],
  ['1 Johannesbrev 4,7', '1 Joh 4,7'],
  ['2. Kor. 5,17', '2 Kor 5,17'],
  ['Andet Korinterbrev 5', '2 Kor 5'],
  ['Apostlenes Gerninger 2,1-11', 'ApG 2,1-11'],
  ['Ap.G. 2', 'ApG 2'],
  ['Matth 5,1-12', 'Matt 5,1-12'],
  ['Esajas 9,1-6a', 'Es 9,1-6a'],
  ['Romerbrevet 8,31b-39', 'Rom 8,31b-39'],
  ['Hebræerbrevet 11,1', 'Hebr 11,1'],
  ['Jud 20-25', 'Jud 20-25'],
  ['Judas 1,20-25', 'Jud 20-25'],
  ['Filem 1', 'Filem 1'],
  ['1 Joh 1,5-2,2', '1 Joh 1,5-2,2'],
  ['2 Mos 3,1-7.10-14', '2 Mos 3,1-7.10-14'],
  ['1 Kong 8,1.12-13.22-30', '1 Kong 8,1.12-13.22-30'],
  ['1 Mos 8,20-22;9,12-16', '1 Mos 8,20-22; 9,12-16'],
  ['Es 52-53', 'Es 52-53'],
  ['Sl 119,176', 'Sl 119,176'],
  ['Ruth', 'Ruth'],
  ['Prædikeren 3', 'Præd 3'],
])('%s is %s', (written, form) => {
  expect(canonical(written)).toBe(form)
  expect(canonical(form)).toBe(form)
})

test.each([
  ['', 'book'],
  ['2,1', 'book'],
  ['Luther 2,1', 'book'],
  ['Jo 3,16', 'book'],
  ['Johan 3,16', 'book'],
  ['6 Mos 1', 'book'],
  ['1 Luk 2', 'book'],
  ['Luk 25,1', 'chapter'],
  ['Jud 2,1', 'chapter'],
  ['Luk 2,14-1', 'backwards'],
  ['Luk 3; 2', 'backwards'],
  ['Luk 2,1ff', 'open'],
  ['Luk 2,1 f', 'open'],
  ['Luk 2,', 'form'],
  ['Luk 2,0', 'form'],
  ['Sl 119,177', 'form'],
  ['Luk 2,1-2-3', 'form'],
  ['Luk 2-3,4', 'form'],
  ['Luk 2,1 <b>', 'form'],
  ['Luk 2222222222,1', 'form'],
])('%s is refused for its %s', (written, refusal) => {
  expect(readPassage(written)).toEqual({ refusal })
})

test('long garbage is refused quickly', () => {
  for (const text of [
    '1 '.repeat(50_000),
    'a'.repeat(100_000),
    `Luk 2,1${'-'.repeat(100_000)}`,
    `Luk ${' '.repeat(100_000)}x`,
  ]) {
    expect(readPassage(text)).toHaveProperty('refusal')
  }
})

test('passages are sorted in the order of the Bible', () => {
  const mixed = [
    'Åb 21',
    'Luk 2,15-20',
    'Luk 2,1-20',
    '1 Mos 1',
    'Luk 2,1-14',
    'Luk',
    'Sl 121',
    'Sl 23',
    'Visd 3',
    'Mal 3',
  ]
  const ordered = mixed.map(passage).sort(inBiblicalOrder).map(passageText)
  expect(ordered).toEqual([
    '1 Mos 1',
    'Sl 23',
    'Sl 121',
    'Mal 3',
    'Visd 3',
    'Luk',
    'Luk 2,1-14',
    'Luk 2,1-20',
    'Luk 2,15-20',
    'Åb 21',
  ])
})

test.each([
  ['Luk 2,1-14', 'Luk 2,14', true],
  ['Luk 2,1-14', 'Luk 2,15-20', false],
  ['Luk 2', 'Luk 2,15-20', true],
  ['Luk', 'Luk 24,1', true],
  ['1 Joh 1,5-2,2', '1 Joh 2,1', true],
  ['2 Mos 3,1-7.10-14', '2 Mos 3,8', false],
  ['Luk 2,1', 'Joh 2,1', false],
])('%s and %s have a verse in common: %s', (one, other, common) => {
  expect(overlap(passage(one), passage(other))).toBe(common)
  expect(overlap(passage(other), passage(one))).toBe(common)
})
