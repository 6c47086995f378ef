import { expect, test } from 'vitest'
import { memoize } from './memoize'

function counted() {
  const worked: string[] = []
  const shout = memoize((text) => {
    worked.push(text.slice(0, 1))
    return text.toUpperCase()
  })
  return { shout, worked }
}

test('a result is cached, even an empty one', () => {
  const { shout, worked } = counted()
  expect(['a', 'b', 'a', '', ''].map(shout)).toEqual(['A', 'B', 'A', '', ''])
  expect(worked).toEqual(['a', 'b', ''])
})

test('the cache is limited for many texts and for long ones', () => {
  const { shout, worked } = counted()
  const long = (letter: string, length = 100_000) => letter.repeat(length)
  for (const letter of ['a', 'b', 'c', 'b']) shout(long(letter))
  expect(worked.join('')).toBe('abcb')
  shout(long('d', 300_000))
  shout(long('b'))
  expect(worked.join('')).toBe('abcbd')
})
