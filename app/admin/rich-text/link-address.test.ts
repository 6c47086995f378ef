import { expect, test } from 'vitest'
import { linkAddress } from './link-address'

test('whole addresses and paths of the site stay as they are', () => {
  const addresses = [
    'https://example.dk/å?x=1#y',
    'http://example.dk',
    'mailto:navn@example.dk?subject=Hej',
    '/foredrag',
    '/kalender?side=2',
  ]
  for (const address of addresses) expect(linkAddress(address)).toBe(address)
})

test('what is left out is added', () => {
  expect(linkAddress('example.dk')).toBe('https://example.dk')
  expect(linkAddress('www.example.dk/bøger')).toBe('https://www.example.dk/bøger')
  expect(linkAddress(' navn@example.dk ')).toBe('mailto:navn@example.dk')
  expect(linkAddress('12 34 56 78')).toBe('tel:12345678')
  expect(linkAddress('+45 12345678')).toBe('tel:+4512345678')
  expect(linkAddress('tel:12 34 56 78')).toBe('tel:12345678')
})

test('nothing else becomes a link', () => {
  const refused = [
    '',
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https:example.dk',
    'https://',
    'https:///evil.example',
    '//evil.example',
    '/\\evil.example',
    'to ord',
    'https://example.dk/to ord',
    'mailto:ingen',
    'tel:abc',
    'ord',
  ]
  for (const written of refused) expect(linkAddress(written), written).toBeUndefined()
})
