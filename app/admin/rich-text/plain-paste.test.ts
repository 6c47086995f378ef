import { expect, test } from 'vitest'
import { paragraphsOf } from './plain-paste'

test('a stanza stays together with its lines', () => {
  const verse =
    'O kom nu her\ntil havets bred,\r\nhvor mågen ler.\n\nOg vinden går\rså sagte ned.\n'
  expect(paragraphsOf(verse)).toEqual([
    ['O kom nu her', 'til havets bred,', 'hvor mågen ler.'],
    ['Og vinden går', 'så sagte ned.'],
  ])
})

test('any number of blank lines is one break, and blanks around are dropped', () => {
  expect(paragraphsOf('\n\n  \nførste  \n \t\n\n\nanden\n\n')).toEqual([['første'], ['anden']])
})

test('an indented line keeps its indent within the stanza', () => {
  expect(paragraphsOf('linje\n   rykket ind')).toEqual([['linje', '   rykket ind']])
})

test('nothing gives nothing', () => {
  expect(paragraphsOf('')).toEqual([])
  expect(paragraphsOf(' \n \n')).toEqual([])
})
