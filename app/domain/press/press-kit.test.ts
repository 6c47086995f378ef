import { expect, test } from 'vitest'
import { factsOf, wordCount } from './press-kit'

test('facts are one per line, with a name before a colon', () => {
  const written =
    'Født: 1971 på Mors\n\n  Debut:  »Korn og aske«: salmer \nhttps://example.dk\nBor i byen'
  expect(factsOf(written, { 'facts.birth_year': '1971' })).toEqual([
    { name: 'Født', value: '1971 på Mors' },
    { name: 'Debut', value: '»Korn og aske«: salmer' },
    { name: null, value: 'https://example.dk' },
    { name: null, value: 'Bor i byen' },
  ])
})

test('without facts, those of the front page are used', () => {
  expect(factsOf(' \n', { 'facts.residence': 'Mors', 'facts.debut': '' })).toEqual([
    { name: 'Bor', value: 'Mors' },
  ])
  expect(factsOf('', {})).toEqual([])
})

test('words are counted like in a newspaper', () => {
  expect(wordCount('')).toBe(0)
  expect(wordCount('Hun skriver – »altid« – om 2 ting,\n\nog maler.')).toBe(8)
})
