import { expect, test } from 'vitest'
import { plainWord, stemOf, wordsOf } from './words.server'

const stemsOf = (text: string) => wordsOf(text).map((word) => stemOf(plainWord(word)))

test('a word with characters that have no width is one word', () => {
  expect(wordsOf('Aften\u200bsa\u00adlme\u200e \ufeffnu')).toEqual(['aftensalme', 'nu'])
})

test('a text is split into words at any separator', () => {
  expect(wordsOf('»Ét lys« – under is\u00adsøen, 2026!')).toEqual([
    ...['ét', 'lys', 'under', 'issøen', '2026'],
  ])
  expect(wordsOf(' .*+?^$()[]{}|\\ \u0000 ')).toEqual([])
})

test('æ, ø and å equal ae, oe and aa, composed or decomposed', () => {
  const plain = (text: string) => wordsOf(text).map(plainWord)
  expect(plain('Blæst sø gård')).toEqual(['blaest', 'soe', 'gaard'])
  expect(plain('BLAEST SOE GAARD')).toEqual(['blaest', 'soe', 'gaard'])
  expect(plain('ga\u030ard caf\u00e9 Bj\u00f6rk')).toEqual(['gaard', 'cafe', 'bjoerk'])
  expect(plainWord('x'.repeat(99))).toBe('x'.repeat(60))
})

test('the forms of a word have one stem', () => {
  for (const forms of [
    'salme salmer salmen salmerne salmernes',
    'sang sange sangen sangene',
    'kærlighed kærligheden kaerlighedens',
    'fjord fjorden fjords',
    'bog bogen bøger bøgerne boeger',
    'salmebog salmebøger salmebøgerne',
    'barn børn børnene',
    'hånd hænder haenderne',
    'nat nætter nætterne',
    'mand mænd mændene',
  ]) {
    expect(new Set(stemsOf(forms)).size, forms).toBe(1)
  }
})

test('derived words have their own stem', () => {
  expect(stemsOf('kærlighed')).not.toEqual(stemsOf('kære'))
  expect(stemsOf('frihed')).not.toEqual(stemsOf('fri'))
})
