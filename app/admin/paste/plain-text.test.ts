import { expect, test } from 'vitest'
import { paragraphsOf } from './plain-text'

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

test('reads the line breaks of other programs, letters of a Mac and spaces between all words', () => {
  expect(paragraphsOf('Så\vsyng\u2028nu'.normalize('NFD'))).toEqual([['Så', 'syng', 'nu']])
  expect(paragraphsOf('en\u00a0aften\u00a0den 24.\u00a0maj\u200b')).toEqual([
    ['en aften den 24.\u00a0maj'],
  ])
})

test('keeps the hyphens of Word, and leaves out the marks of direction of a chat', () => {
  expect(paragraphsOf('e\u001email til\u200e Anna\fSide to')).toEqual([
    ['e-mail til Anna', 'Side to'],
  ])
})
