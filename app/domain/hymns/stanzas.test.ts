import { expect, test } from 'vitest'
import { stanzasOf } from './stanzas'

test('stanzas are parted by blank lines, lines by line breaks', () => {
  expect(stanzasOf('Nu lægger sig vinden\nog lyset\n\nKom, aften')).toEqual([
    ['Nu lægger sig vinden', 'og lyset'],
    ['Kom, aften'],
  ])
})

test('stray spaces and blank lines make no stanza of their own', () => {
  expect(stanzasOf('\n En \n \n\n To\n')).toEqual([['En'], ['To']])
})
