import { expect, test } from 'vitest'
import { attachment } from './attachment'

test('contains the Danish name, and an ASCII fallback for old browsers', () => {
  expect(attachment('Håbets sang.PDF', 'pdf')).toBe(
    `attachment; filename="Habets sang.pdf"; filename*=UTF-8''H%C3%A5bets%20sang.pdf`,
  )
})

test('has no spaces around the name, and the fallback writes Danish letters with two others', () => {
  expect(attachment(' Ærø og Øland .pdf', 'pdf')).toBe(
    `attachment; filename="aeroe og oeland.pdf"; filename*=UTF-8''%C3%86r%C3%B8%20og%20%C3%98land.pdf`,
  )
})

test('appends the extension of the file’s actual type', () => {
  expect(attachment('Ved fjorden.heic', 'jpg')).toContain('filename="Ved fjorden.jpg"')
  expect(attachment('Melodi.mp3', 'mp3')).toContain('filename="Melodi.mp3"')
  expect(attachment('Kor.M4A', 'm4a')).toContain('filename="Kor.m4a"')
  expect(attachment('Orgel.oga', 'ogg')).toContain('filename="Orgel.ogg"')
  expect(attachment('Salmer 2.0', 'pdf')).toContain('filename="Salmer 2.0.pdf"')
  expect(attachment('regning.exe', 'pdf')).toContain('filename="regning.exe.pdf"')
  expect(attachment('regning\u202efdp.exe', 'pdf')).toContain('filename="regningfdp.exe.pdf"')
})

test('a name cannot end the header or the quotes, or contain a folder', () => {
  const value = attachment('a"\r\nSet-Cookie: x=1\\..\\../b;%22\'(1)*.pdf', 'pdf')
  expect(value).not.toMatch(/[\r\n]/)
  expect(value.match(/"/g)).toHaveLength(2)
  expect(value).not.toMatch(/[/\\]/)
  expect(value.split("''")[1]).toMatch(/^[\w%.-]+$/)
})

test('replaces an unusable name', () => {
  expect(attachment('', 'pdf')).toContain('filename="fil.pdf"')
  expect(attachment('...', 'pdf')).toContain('filename="fil.pdf"')
  expect(attachment('\ud800.pdf', 'pdf')).toContain('filename="fil.pdf"')
  expect(attachment('🌊'.repeat(5000), 'jpg').length).toBeLessThan(2000)
})
