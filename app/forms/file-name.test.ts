import { expect, test } from 'vitest'
import { displayedFileName } from './file-name'

test('leaves an ordinary name as it is', () => {
  expect(displayedFileName('Koncertplakat å (1).pdf')).toBe('Koncertplakat å (1).pdf')
})

test('composes the letters of a Mac', () => {
  expect(displayedFileName('Påskesalme.pdf'.normalize('NFD'))).toBe('Påskesalme.pdf')
})

test('removes folders, leading dots and line breaks', () => {
  expect(displayedFileName('C:\\fakepath\\foto.jpg')).toBe('foto.jpg')
  expect(displayedFileName('../../etc/passwd')).toBe('passwd')
  expect(displayedFileName('.htaccess')).toBe('htaccess')
  expect(displayedFileName('a\r\nSet-Cookie: b\0.pdf')).toBe('aSet-Cookie: b.pdf')
})

test('removes bidirectional overrides and broken characters', () => {
  expect(displayedFileName('\u202Efdp.exe')).toBe('fdp.exe')
  expect(displayedFileName('\u2066a\u2069\ud800.pdf')).toBe('a.pdf')
})

test('shortens a long name before its extension', () => {
  const name = displayedFileName(`${'æ'.repeat(300)}.pdf`)
  expect([...name]).toHaveLength(120)
  expect(name.endsWith('æ.pdf')).toBe(true)
})

test('names a file whose name has no usable characters', () => {
  expect(displayedFileName('')).toBe('fil')
  expect(displayedFileName('///')).toBe('fil')
})
