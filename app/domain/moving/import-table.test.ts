import { expect, test } from 'vitest'
import type { ItemCount } from './import-jobs.server'
import { importLines, reasonsOf } from './import-table'
import { frontItems, targetOf } from './importer/targets'
import type { Item } from './items'

const counted = (values: Partial<ItemCount>): ItemCount => ({
  kind: 'news',
  item_group: 'post',
  state: 'new',
  reason: null,
  count: 1,
  example: 'A',
  last: 'B',
  ...values,
})

test('the items of a group are one line, whatever becomes of them', () => {
  const counts = [
    counted({ count: 2 }),
    counted({ state: 'same', count: 3, example: 'C' }),
    counted({ state: 'new', count: 4, example: 'D' }),
    counted({ kind: 'page', item_group: '' }),
    counted({ kind: 'subscriber', item_group: 'subscriber' }),
    counted({ kind: 'work', item_group: 'work' }),
  ]
  const [posts, pages, subscribers, works] = importLines(counts, { map: { page: 'lecture' } })
  expect(posts).toMatchObject({
    group: 'post',
    target: 'news',
    counts: { new: 6, same: 3 },
    examples: ['A', 'B', 'C'],
  })
  expect(posts?.choices).toContain('hymn')
  expect(pages).toMatchObject({ group: 'page', target: 'lecture' })
  expect(subscribers?.choices).toEqual([])
  expect(works?.choices).toEqual(['work', 'skip'])
  expect(importLines([counted({ kind: 'page', item_group: 'page' })], {})[0]?.target).toBe('news')
})

test('the most frequent reason is told first, with its first example', () => {
  const refused = (reason: string | null, count: number, example: string, state = 'refused') =>
    counted({ reason, count, example, state: state as ItemCount['state'] })
  expect(
    reasonsOf([
      refused('Få', 2, 'F'),
      refused('Mange', 2, 'M'),
      refused('Mange', 1, 'N', 'edited'),
      refused('3', 9, 'R', 'relink'),
      refused(null, 9, 'I'),
    ]),
  ).toEqual([
    { reason: 'Mange', count: 3, example: 'M' },
    { reason: 'Få', count: 2, example: 'F' },
  ])
})

const page: Item = {
  kind: 'page',
  sourceId: 'p1',
  name: 'Om mig',
  group: 'page',
  categories: ['Rejser', 'Sang'],
  paths: ['/om/'],
}

test.each([
  [{}, 'news'],
  [{ map: { page: 'event:concert' } }, 'event:concert'],
  [{ map: { page: 'hymn', 'category:Sang': 'lecture' } }, 'lecture'],
  [{ map: { 'category:Sang': 'lecture', 'category:Rejser': 'work' } }, 'work'],
  [{ map: { page: 'event:concert' }, skip: ['event'] }, 'skip'],
  [{ skip: ['page'] }, 'skip'],
])('with the options %j a page becomes %s', (options, target) => {
  expect(targetOf(page, options)).toBe(target)
})

test('a page for the front page gives its title and four paragraphs, the last with the rest', () => {
  const text = { title: 'Om Johanne', html: '' }
  const items = frontItems({ ...page, text }, () => ' Et\n\nTo\nTre\nFire\nFem ')
  expect(items.map(({ fields, paths }) => [fields?.key, fields?.value, paths])).toEqual([
    ['about.title', 'Om Johanne', ['/om/']],
    ['about.paragraph1', 'Et', undefined],
    ['about.paragraph2', 'To', undefined],
    ['about.paragraph3', 'Tre', undefined],
    ['about.paragraph4', 'Fire\nFem', undefined],
  ])
  expect(new Set(items.map(({ sourceId }) => sourceId)).size).toBe(5)
})
