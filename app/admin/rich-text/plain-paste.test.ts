import { expect, test } from 'vitest'
import { paragraphsOf } from './plain-paste'

test('keeps the lines of a stanza together', () => {
  const verse =
    'O kom nu her\ntil havets bred,\r\nhvor mågen ler.\n\nOg vinden går\rså sagte ned.\n'
  expect(paragraphsOf(verse)).toEqual([
    ['O kom nu her', 'til havets bred,', 'hvor mågen ler.'],
    ['Og vinden går', 'så sagte ned.'],
  ])
})

test('collapses blank lines into one break, and drops them at the ends', () => {
  expect(paragraphsOf('\n\n  \nførste  \n \t\n\n\nanden\n\n')).toEqual([['første'], ['anden']])
})

test('keeps the indent of a line within a stanza', () => {
  expect(paragraphsOf('linje\n   rykket ind')).toEqual([['linje', '   rykket ind']])
})

test('returns no paragraphs for an empty text', () => {
  expect(paragraphsOf('')).toEqual([])
  expect(paragraphsOf(' \n \n')).toEqual([])
})
