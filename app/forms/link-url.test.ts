import { expect, test } from 'vitest'
import { optionalLink } from './form-fields'
import { linkUrl } from './link-url'

test('returns complete URLs and paths of the site unchanged', () => {
  const urls = [
    'https://example.dk/å?x=1#y',
    'http://example.dk',
    'mailto:navn@example.dk?subject=Hej',
    '/foredrag',
    '/kalender?side=2',
  ]
  for (const url of urls) expect(linkUrl(url)).toBe(url)
})

test('completes a missing scheme', () => {
  expect(linkUrl('example.dk')).toBe('https://example.dk')
  expect(linkUrl('www.example.dk/bøger')).toBe('https://www.example.dk/bøger')
  expect(linkUrl(' navn@example.dk ')).toBe('mailto:navn@example.dk')
  expect(linkUrl('12 34 56 78')).toBe('tel:+4512345678')
  expect(linkUrl('+45 12345678')).toBe('tel:+4512345678')
  expect(linkUrl('tel:12 34 56 78')).toBe('tel:+4512345678')
  expect(linkUrl('98.76.54.32')).toBe('tel:+4598765432')
  expect(linkUrl('(+45) 98-76-54-32')).toBe('tel:+4598765432')
  expect(linkUrl('tel:98765432,12')).toBe('tel:+4598765432;ext=12')
  expect(linkUrl('tel:116 111')).toBe('tel:116111')
  expect(linkUrl('192.168.0.10')).toBe('https://192.168.0.10')
})

test('refuses anything else', () => {
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
    'https://[example.dk',
    'https://example.dk:99999',
    '//evil.example',
    '/\\evil.example',
    'to ord',
    'https://example.dk/to ord',
    'mailto:ingen',
    'tel:abc',
    'tel:12 34 56 78 / 87 65 43 21',
    'program.pdf',
    'Kapitel 1.docx',
    'manus.doc#slut',
    'index.html',
    'sider/om.html',
    'ord',
  ]
  for (const written of refused) expect(linkUrl(written), written).toBeUndefined()
})

test('refuses a text longer than a URL before any regular expression reads it', () => {
  expect(linkUrl(`${'1'.repeat(250_000)}x`)).toBeUndefined()
  // The expression for mail addresses would take a minute for this one.
  expect(linkUrl(`a@${'.'.repeat(250_000)}/`)).toBeUndefined()
  const { error } = optionalLink.safeParse(`${'1 '.repeat(125_000)}x`)
  expect(error?.issues.map(({ message }) => message)).toEqual(['Adressen er for lang.'])
})

test('allows blanks only in telephone numbers', () => {
  expect(linkUrl('tel:+45 12 34 56 78')).toBe('tel:+4512345678')
  expect(linkUrl('example.dk/side 12')).toBeUndefined()
})
