import { expect, test } from 'vitest'
import { displayedFileName } from './file-name'

test('an ordinary name stays as it is', () => {
  expect(displayedFileName('Koncertplakat å (1).pdf')).toBe('Koncertplakat å (1).pdf')
})

test('folders, dots in front and line breaks are taken out', () => {
  expect(displayedFileName('C:\\fakepath\\foto.jpg')).toBe('foto.jpg')
  expect(displayedFileName('../../etc/passwd')).toBe('passwd')
  expect(displayedFileName('.htaccess')).toBe('htaccess')
  expect(displayedFileName('a\r\nSet-Cookie: b\0.pdf')).toBe('aSet-Cookie: b.pdf')
})

test('tricks of writing direction and broken characters are taken out', () => {
  expect(displayedFileName('\u202Efdp.exe')).toBe('fdp.exe')
  expect(displayedFileName('\u2066a\u2069\ud800.pdf')).toBe('a.pdf')
})

test('a long name is cut before its ending', () => {
  const name = displayedFileName(`${'æ'.repeat(300)}.pdf`)
  expect([...name]).toHaveLength(120)
  expect(name.endsWith('æ.pdf')).toBe(true)
})

test('a name of which nothing is left is called something', () => {
  expect(displayedFileName('')).toBe('fil')
  expect(displayedFileName('///')).toBe('fil')
})
