import { expect, test } from 'vitest'
import { excerpts, sentenceEnds, shorten, wholeSentences } from './excerpt'

test('returns a text that fits unchanged', () => {
  expect(shorten('Om håb og  tro.', 20)).toBe('Om håb og tro.')
  expect(shorten('Om håb og  tro.', 14)).toBe('Om håb og tro.')
})

test('cuts a longer text after a word, with one ellipsis', () => {
  expect(shorten('Om håbet, troen … og kærligheden', 17)).toBe('Om håbet, troen\u00a0…')
  expect(shorten('Om håbet og troen', 8)).toBe('Om håbet\u00a0…')
})

test('cuts after a sentence that fills a third of the space, not at an abbreviation', () => {
  const text = 'Vi synger tre salmer, f.eks. den om vinden. Derefter er der kaffe og brød til alle.'
  expect(wholeSentences(text, 60)).toBe('Vi synger tre salmer, f.eks. den om vinden.')
  expect(wholeSentences(text, 26)).toBe('Vi synger tre salmer\u00a0…')
  expect(wholeSentences(text, 100)).toBe(text)
  expect(wholeSentences(`Kort. ${text}`, 28)).toBe('Kort. Vi synger tre salmer\u00a0…')
  expect(wholeSentences('Vi læser H.C. Andersen, f.eks. Den grimme ælling for børn', 34)).toBe(
    'Vi læser H.C. Andersen, f.eks. Den\u00a0…',
  )
  expect(
    wholeSentences(`Først er der kaffe. ${'Siden synger vi'.padEnd(80, ' og synger')}`, 57),
  ).toBe('Først er der kaffe.')
})

test('does not end a sentence at an abbreviation or an initial', () => {
  const names = [
    'f.eks.',
    'bl.a.',
    'Dr.',
    'dr.',
    'Skt.',
    'skt.',
    'Sct.',
    'sct.',
    'pf.',
    'nr.',
    'Å.',
  ]
  for (const name of names) {
    expect(sentenceEnds(`Så kom ${name} Ole. Han sang.`), name).toEqual([13 + name.length - 1])
  }
})

test('leaves a first sentence whole that is up to 1.6 times as long as the limit', () => {
  const sentence = 'Hver aften samler stærene sig over rørskoven og skriver på himlen.'
  expect(wholeSentences(`${sentence} Så er de væk.`, 42)).toBe(sentence)
  expect(wholeSentences(sentence, 42)).toBe(sentence)
  expect(wholeSentences(`Se. ${sentence} Så er de væk.`, 44)).toBe(`Se. ${sentence}`)
  expect(wholeSentences(sentence, 41)).toBe('Hver aften samler stærene sig over\u00a0…')
})

test('cuts within a word that is longer than the limit', () => {
  expect(shorten('å'.repeat(50), 10)).toBe(`${'å'.repeat(10)}\u00a0…`)
})

test('is shorter for a narrow column than for a wide one', () => {
  const { brief, excerpt } = excerpts('ord '.repeat(200), 3)
  expect(brief.length).toBeLessThanOrEqual(101)
  expect(excerpt.length).toBeGreaterThan(brief.length)
})
