import { expect, test } from 'vitest'
import { johanne } from '#tests/support/small-sample'
import { readSample } from '~/domain/sample/sample-archive.server'
import { isbnCharacters, isIsbn } from './isbn'

test.each([
  '978-87-02-12345-6',
  '9788702123456',
  '978 87 02 12345 6',
  '978–87–02–12345–6',
  '979-10-90636-07-1',
  '87-02-12345-2',
  '0-8044-2957-X',
  '0-8044-2957-x',
])('%s is an ISBN', (written) => {
  expect(isIsbn(written)).toBe(true)
})

test.each([
  '978-87-02-12345-7',
  '978-87-20-12345-6',
  '978-87-02-1234-5',
  '977-87-02-12345-9',
  '979-10-90636-07-2',
  '87-02-12345-X',
  'X-8044-2957-0',
  'bogen',
  '',
])('%s is not an ISBN', (written) => {
  expect(isIsbn(written)).toBe(false)
})

test('the characters of an ISBN are without hyphens, and upper case', () => {
  expect(isbnCharacters('0-8044-2957-x')).toBe('080442957X')
})

test('the ISBNs of the sample works are valid', () => {
  const { bibliography = [] } = readSample(johanne).tables
  expect(bibliography).not.toEqual([])
  for (const { title, isbn } of bibliography) {
    if (isbn) expect(isIsbn(String(isbn)), String(title)).toBe(true)
  }
})
