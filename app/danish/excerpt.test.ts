import { expect, test } from 'vitest'
import { excerpts, shortened } from './excerpt'

test('a text that fits is left as it is', () => {
  expect(shortened('Om håb og  tro.', 20)).toBe('Om håb og tro.')
})

test('a longer one ends after a word, with one ellipsis', () => {
  expect(shortened('Om håbet, troen … og kærligheden', 17)).toBe('Om håbet, troen\u00a0…')
  expect(shortened('Om håbet og troen', 8)).toBe('Om håbet\u00a0…')
})

test('one endless word is cut all the same', () => {
  expect(shortened('å'.repeat(50), 10)).toBe(`${'å'.repeat(10)}\u00a0…`)
})

test('a narrow column gets less than a wide one', () => {
  const { brief, excerpt } = excerpts('ord '.repeat(200), 3)
  expect(brief.length).toBeLessThanOrEqual(101)
  expect(excerpt.length).toBeGreaterThan(brief.length)
})
