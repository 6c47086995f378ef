import { expect, test } from 'vitest'
import { arranged, arrangementOf, shownParts } from './arranged'

const all = ['work', 'dates', 'news'] as const

test('parts keep their own order until the author arranges them', () => {
  expect(shownParts('', all)).toEqual(['work', 'dates', 'news'])
})

test('parts are moved and hidden', () => {
  expect(shownParts('news -work dates', all)).toEqual(['news', 'dates'])
  expect(arrangementOf(arranged('news -work', all))).toBe('news -work dates')
})

test('unknown and repeated names are ignored', () => {
  expect(shownParts('news hest news -dates', all)).toEqual(['news', 'work'])
})
