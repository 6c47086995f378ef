import { expect, test } from 'vitest'
import { textOf } from './linked-text'
import { linkedText, withLinks } from './linked-text.server'

/** The links of a text with their targets. */
function linksOf(text: string) {
  const linked = linkedText(text)
  return typeof linked === 'string'
    ? []
    : linked.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.text, piece.href]]))
}

const same = (address: string) => [[address, address]]

test('links addresses and keeps the surrounding text unchanged', () => {
  expect(linkedText('Læs https://lang.dk/x\nog skriv til hej@æbler.dk.')).toEqual([
    'Læs ',
    { text: 'https://lang.dk/x', href: 'https://lang.dk/x' },
    '\nog skriv til ',
    { text: 'hej@æbler.dk', href: 'mailto:hej@æbler.dk' },
    '.',
  ])
  const text = 'Se www.a.dk, skriv til b@c.dk'
  expect(textOf(linkedText(text))).toBe(text)
  expect(linkedText('Kl. 19.30 i kirken.\n')).toBe('Kl. 19.30 i kirken.\n')
})

test('excludes the punctuation after an address', () => {
  expect(linksOf('Se »https://a.dk/x«, tak')).toEqual(same('https://a.dk/x'))
  expect(linksOf('“https://a.dk/søg?q=æ…”')).toEqual(same('https://a.dk/søg?q=æ'))
  const genre = 'https://da.wikipedia.org/wiki/Salme_(genre)'
  expect(linksOf(`(${genre}).`)).toEqual(same(genre))
  expect(linksOf('https://a.dk/b!')).toEqual(same('https://a.dk/b'))
})

test('links www addresses by https', () => {
  expect(linksOf('Læs mere på www.dr.dk.')).toEqual([['www.dr.dk', 'https://www.dr.dk']])
  expect(linksOf('WWW.DR.DK')).toEqual([['WWW.DR.DK', 'https://WWW.DR.DK']])
  expect(linksOf('http://www.dr.dk/x')).toEqual(same('http://www.dr.dk/x'))
})

test('links only the web and e-mail', () => {
  for (const text of [
    'javascript:alert(1)',
    'javascript://a.dk/%0aalert(1)',
    'data:text/html,<b>x</b>',
    'ftp://a.dk',
    '//a.dk/x',
    'kl.19 i Aarhus.Tak',
    'example.dk',
    'a@b',
    'https://',
    `https://a.dk/${'x'.repeat(3000)}`,
  ]) {
    expect(linksOf(text).length, text).toBe(0)
  }
})

test('links only the named fields of an object', () => {
  const event = { id: 'www.a.dk', location: 'www.b.dk', description: null }
  expect(withLinks(event, 'location', 'description')).toEqual({
    id: 'www.a.dk',
    location: [{ text: 'www.b.dk', href: 'https://www.b.dk' }],
    description: null,
  })
})
