import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence'

test.each([
  ['Bogen er ude. Den kan købes nu.', 'Bogen er ude.'],
  ['»Hvor er du?« spurgte hun. Så gik hun.', '»Hvor er du?« spurgte hun.'],
  ['Dr. Hansen kom d. 3. maj. Han blev.', 'Dr. Hansen kom d. 3. maj.'],
  ['Ingen afslutning', 'Ingen afslutning'],
  ['Lyset bliver længere,\ndagen er her.\nVi synger.', 'Lyset bliver længere,\ndagen er her.'],
  ['', ''],
])('the first sentence of %s', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})

test('a very long sentence is cut after a word', () => {
  expect(firstSentence('ord '.repeat(200)).length).toBeLessThan(250)
  expect(firstSentence('ord '.repeat(200))).toMatch(/ord\u00a0…$/)
})
