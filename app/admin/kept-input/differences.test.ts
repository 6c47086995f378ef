import { expect, test } from 'vitest'
import { excerpts, plainText } from './differences'

test('short texts are shown in full', () => {
  expect(excerpts('', 'Kort')).toEqual({ stored: '', kept: 'Kort' })
})

test('long texts are shown from shortly before their first difference', () => {
  const start = 'Salmen blev skrevet en vinteraften ved fjorden, '
  const { stored, kept } = excerpts(
    `${start}og den blev sunget ude i haven.`,
    `${start}men den blev først sunget til påske.`,
  )
  expect(stored).toMatch(/^… .*fjorden, og den blev/)
  expect(kept).toMatch(/^… .*fjorden, men den blev/)
  expect(kept.length).toBeLessThan(70)
  expect(excerpts('', 'ord '.repeat(40)).kept).toMatch(/^ord ord .* …$/)
})

test('a stored value is shown as the author knows it', () => {
  expect(plainText('2026-12-04')).toBe('4.12.2026')
  expect(plainText('0b9f7a52-6f0c-4d3c-9b0e-2f4a5c6d7e8f')).toBe('valgt')
  expect(plainText('4 < 5')).toBe('4 < 5')
})
