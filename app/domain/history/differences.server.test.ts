import { expect, test } from 'vitest'
import { nouns } from '~/domain/nouns/nouns.server'
import { differences } from './differences.server'

function pieces(before: { title: string }, after: { title: string }) {
  const id = 'a'
  const [first] = differences(nouns, 'news', { id, ...before }, { id, ...after }, new Map())
  return first?.pieces.map(({ kind, text }) => [kind, text])
}

test('long unchanged text is shortened to what is next to the changes', () => {
  const words = 'ord '.repeat(60)
  const [start, end] = [words.slice(0, 80), words.slice(-80)]
  const versionOf = (first: string, last: string) => ({
    title: `${words}${first} ${words}${last} ${words}`.trim(),
  })
  expect(pieces(versionOf('lys', 'håb'), versionOf('mørke', 'tro'))).toEqual([
    ['same', ` … ${end}`],
    ['removed', 'lys'],
    ['added', 'mørke'],
    ['same', ` ${start.slice(0, 79)} … ${end}`],
    ['removed', 'håb'],
    ['added', 'tro'],
    ['same', ` ${start.slice(0, 79)} … `],
  ])
})

test('unchanged text that is hardly longer than the shortened one is whole', () => {
  const words = 'ord '.repeat(45)
  expect(pieces({ title: `${words}lys` }, { title: `${words}håb` })).toEqual([
    ['same', words],
    ['removed', 'lys'],
    ['added', 'håb'],
  ])
})
