import { expect, test } from 'vitest'
import { churchDays } from '~/domain/church-year/church-days'
import { readingsOf, withOptionalVerses } from '~/domain/church-year/readings'
import { bibleTextUrl, spokenReference } from './bible-text'
import { readPassage } from './passages'

const base = 'https://www.bibelselskabet.dk/brugbibelen/bibelenonline'

test.each([
  ['Luk 2,1-14', 'Luk/2#1'],
  ['1 Kor 1,18-21(25)', '1_Kor/1#18'],
  ['Rom 12,(6)9-16a', 'Rom/12#6'],
  ['Sl 24', 'Sl/24'],
  ['Jud 20-25', 'Jud/1#20'],
  ['3 Joh 5-8', '3_Joh/1#5'],
  ['Præd 8,9-15', 'Pr%C3%A6d/8#9'],
])('the text of %s is at %s', (reference, path) => {
  expect(bibleTextUrl(reference)).toBe(`${base}/${path}`)
})

test('every reading of the church year has its text where it begins', () => {
  for (const { id } of churchDays) {
    for (const row of [1, 2] as const) {
      const { oldTestament, epistle, gospel } = readingsOf(id, row) ?? {}
      const choices = [oldTestament, epistle, gospel].flatMap((reading) => reading?.choices ?? [])
      expect(choices.length).toBeGreaterThan(0)
      for (const reference of choices) expect(bibleTextUrl(reference)).toBe(beginningOf(reference))
    }
  }
})

function beginningOf(reference: string): string {
  const read = readPassage(withOptionalVerses(reference))
  if (!('passage' in read)) throw new Error(`${reference}: ${read.refusal}`)
  const { book, spans } = read.passage
  const { chapter, verse } = spans[0]?.from ?? {}
  const page = `${base}/${encodeURIComponent(book.abbreviation.replace(' ', '_'))}/${chapter}`
  return verse ? `${page}#${verse}` : page
}

test('a reference is read aloud with the name of its book', () => {
  expect(spokenReference('Sl 4,9')).toBe('Salmernes Bog 4,9')
  expect(spokenReference('1 Kor 1,18-21(25)')).toBe('Første Korintherbrev 1,18–21(25)')
  expect(spokenReference('Ukendt 2')).toBe('Ukendt 2')
})
