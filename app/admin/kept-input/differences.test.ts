import { expect, test } from 'vitest'
import { excerpts } from './differences'

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
