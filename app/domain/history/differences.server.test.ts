import { expect, test } from 'vitest'
import { nouns } from '~/domain/nouns/nouns.server'
import { compareTime, differences } from './differences.server'

function pieces(before: { title: string }, after: { title: string }, time = compareTime()) {
  const [first] = differences(nouns, 'news', {
    before: { id: 'a', ...before },
    after: { id: 'a', ...after },
    names: new Map(),
    time,
  })
  return first?.pieces?.map(({ kind, text }) => [kind, text])
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

test('when the time of the screen is used, only short texts are compared', () => {
  const time = { leftMs: 0 }
  const long = 'ord '.repeat(300)
  expect(pieces({ title: `${long}lys` }, { title: `${long}håb` }, time)).toBeUndefined()
  expect(pieces({ title: 'lys' }, { title: 'håb' }, time)).toEqual([
    ['removed', 'lys'],
    ['added', 'håb'],
  ])
})

test('all texts of a screen together are compared for a limited time', () => {
  const different = (seed: number) =>
    Array.from({ length: 9000 }, (_, at) => ((at * seed) % 9973).toString(36)).join(' ')
  const time = compareTime()
  const before = { title: different(7) }
  expect(pieces(before, { title: different(31) }, time)).toBeUndefined()
  expect(time.leftMs).toBeLessThanOrEqual(0)
  expect(pieces(before, { title: `${before.title} håb` }, time)).toBeUndefined()
  expect(pieces(before, { title: `${before.title} håb` })?.at(-1)).toEqual(['added', ' håb'])
})
