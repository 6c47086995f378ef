import { expect, test } from 'vitest'
import { printable } from './printable'

test('Danish letters and punctuation stay unchanged', () => {
  const title = '»Tættere på jorden« – Ærø & Åbo: 3 × 5 ½ …'
  expect(printable(title)).toBe(title)
})

test('an accent that our fonts lack is removed', () => {
  expect(printable('Łódź, Wałęsa, Đặng, Dvořák, Ağrı, ﬁn')).toBe(
    'Lódz, Walesa, Dang, Dvorák, Agri, fin',
  )
})

test('a letter with its accent as a character of its own is one letter', () => {
  expect(printable('Blåbær på Åbo'.normalize('NFD'))).toBe('Blåbær på Åbo')
})

test('characters that our fonts lack are removed', () => {
  expect(printable('Hej 😀 Привет \u202everden\u0000\u0007 \ud800!')).toBe('Hej verden !')
  expect(printable('日本語')).toBe('')
})

test('a text is one line, shortened between words if it is too long', () => {
  expect(printable(' En\n\tlinje\u2028til ')).toBe('En linje til')
  expect(printable('ord '.repeat(100), 20)).toBe('ord ord ord ord ord …')
})
