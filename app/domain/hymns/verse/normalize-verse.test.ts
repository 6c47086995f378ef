import { expect, test } from 'vitest'
import { normalizeVerse } from './normalize-verse'
import { beginsWith, firstLineOf, stanzasOf } from './stanzas'

const stanzas = Array.from({ length: 8 }, (_, index) => [`Linje ${index}a`, `linje ${index}b`])
const stored = stanzas.map((lines) => lines.join('\n')).join('\n\n')

test('eight stanzas pasted from Word keep their lines', () => {
  const ways = {
    'an empty paragraph between stanzas': stanzas
      .map((lines) => lines.join('\r\n'))
      .join('\r\n\r\n'),
    'several empty paragraphs': stanzas.map((lines) => lines.join('\r\n')).join('\r\n \r\n\r\n'),
    'a paragraph with soft breaks each': stanzas.map((lines) => lines.join('\v')).join('\r\n'),
    'soft breaks and empty paragraphs': stanzas.map((lines) => lines.join('\v')).join('\r\n\r\n'),
    'numbers and blank lines': stanzas
      .map((lines, index) => `${index + 1}. ${lines.join('\n')}`)
      .join('\n\n'),
    'numbers on lines of their own': stanzas
      .map((lines, index) => `${index + 1}\n${lines.join('\n')}`)
      .join('\n\n'),
    'numbers alone': stanzas.map((lines, index) => `${index + 1}. ${lines.join('\n')}`).join('\n'),
    'hard spaces and tabs': stanzas.map((lines) => lines.join('\u00a0\n\t')).join('\n\u00a0\n'),
  }
  for (const [way, typed] of Object.entries(ways)) expect(normalizeVerse(typed), way).toBe(stored)
})

test('a hymn of more than nine stanzas loses all its numbers', () => {
  const verse = Array.from({ length: 12 }, (_, index) => `Linje ${index}a\nlinje ${index}b`)
  const numbered = verse.map((lines, index) => `${index + 1}. ${lines}`)
  expect(normalizeVerse(numbered.join('\n\n'))).toBe(verse.join('\n\n'))
  expect(normalizeVerse(numbered.join('\n'))).toBe(verse.join('\n\n'))
})

test('stored verse is not changed', () => {
  expect(normalizeVerse(stored)).toBe(stored)
  const withRefrain = 'En\nto\n\nOmkvæd:\nSyng med\n\nTre'
  expect(normalizeVerse(withRefrain)).toBe(withRefrain)
})

test('a refrain is recognized by its mark, and not counted', () => {
  for (const mark of ['Omkvæd:\n', 'omkvæd\n', 'Omkv.: ', 'Refræn: ', 'Ref.\n']) {
    const text = normalizeVerse(`1. En\n\n${mark}Syng med\n\n2. To`)
    expect(stanzasOf(text), mark).toEqual([
      { lines: ['En'], number: 1 },
      { lines: ['Syng med'] },
      { lines: ['To'], number: 2 },
    ])
  }
})

test('a number that is part of the verse stays', () => {
  for (const verse of ['12. juni kom\nog gik', 'Ét\n\n3. gang er lykkens']) {
    expect(normalizeVerse(verse)).toBe(verse)
  }
})

test('extra spaces and blank lines make no additional stanza', () => {
  expect(stanzasOf('\n En \n \n\n To\n')).toMatchObject([{ lines: ['En'] }, { lines: ['To'] }])
})

test('the first line of a hymn has no trailing punctuation', () => {
  expect(firstLineOf('Omkvæd:\nSyng med\n\nNu lægger sig vinden bag dige og hegn,\nog')).toBe(
    'Nu lægger sig vinden bag dige og hegn',
  )
  expect(firstLineOf('')).toBe('')
})

test('a line begins with the title whatever its punctuation and case, but not with a part of a word', () => {
  expect(beginsWith('Jeg tror kun halvt. Den anden halve', 'Jeg tror kun halvt')).toBe(true)
  expect(beginsWith('»Nu lægger sig vinden«', 'Nu Lægger sig vinden!')).toBe(true)
  expect(beginsWith('Lyset kom', 'Lys')).toBe(false)
})
