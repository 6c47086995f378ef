import { expect, test } from 'vitest'
import { SearchStore } from './search-store.server'
import { Vocabulary } from './vocabulary.server'

const texts = 'fjorden håb kærlighed salmebog lyst lys sø har'

function vocabulary() {
  const known = new Vocabulary(new SearchStore(undefined))
  known.addEntry({ id: '', path: '', title: texts, detail: '', text: '' })
  return known
}

test('the words of an entry are plain, and its aliases are words of their own', () => {
  const entry = { id: '', path: '', title: 'Blæst', detail: 'Ærø', text: 'om lys', aliases: 'Nat' }
  const known = new Vocabulary(new SearchStore(undefined))
  expect(known.addEntry(entry)).toEqual({ title: 'blaest', detail: 'aeroe', text: 'om lys nat' })
})

test.each([
  ['fjord', 'fjorden', true],
  ['fjordene', 'fjorden', true],
  ['sal', 'salmebog', true],
  ['sa', 'salmebog', false],
  ['salmer', 'salmebog', true],
  ['hab', 'haab', true],
  ['kar', 'kaerlighed', true],
  ['fjrd', 'fjorden', false],
  ['lyts', 'lyst', false],
])('%s finds %s as it is spelled: %s', (typed, word, isFound) => {
  expect(vocabulary().queryFor(typed, { allowMisspelt: false }).has(word)).toBe(isFound)
})

test.each([
  ['fjrd', 'fjorden', true],
  ['lyts', 'lyst', true],
  ['lysk', 'lyst', true],
  ['lya', 'lys', false],
  ['harb', 'har', false],
  [`${'a'.repeat(31)}`, 'a'.repeat(30), false],
])('%s finds %s misspelt: %s', (typed, word, isFound) => {
  const known = vocabulary()
  known.addEntry({ id: '', path: '', title: 'a'.repeat(30), detail: '', text: '' })
  expect(known.queryFor(typed, { allowMisspelt: true }).has(word)).toBe(isFound)
})

test('a query names each word and each beginning once, and ranks by all of them', () => {
  const { matchExpression, rankExpression } = vocabulary().queryFor('salme', {
    allowMisspelt: false,
  })
  expect(matchExpression).toBe('("salm"*)')
  expect(rankExpression).toBe('("salme" OR "salm"*)')
})
