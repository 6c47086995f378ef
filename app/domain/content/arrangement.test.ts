import { expect, test } from 'vitest'
import { formatArrangement, parseArrangement, visibleParts } from './arrangement'

const all = ['work', 'dates', 'news'] as const

test('parts keep their own order until the author arranges them', () => {
  expect(visibleParts('', all)).toEqual(['work', 'dates', 'news'])
})

test('parts are moved and hidden', () => {
  expect(visibleParts('news -work dates', all)).toEqual(['news', 'dates'])
  expect(formatArrangement(parseArrangement('news -work', all))).toBe('news -work dates')
})

test('unknown and repeated names are ignored', () => {
  expect(visibleParts('news hest news -dates', all)).toEqual(['news', 'work'])
})
