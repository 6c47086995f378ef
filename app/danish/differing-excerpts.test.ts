import { expect, test } from 'vitest'
import { differingExcerpts } from './differing-excerpts'

test('short texts are shown in full', () => {
  expect(differingExcerpts('', 'Kort')).toEqual({ before: '', now: 'Kort' })
})

test('long texts are shown from shortly before their first difference', () => {
  const start = 'Salmen blev skrevet en vinteraften ved fjorden, '
  const { before, now } = differingExcerpts(
    `${start}og den blev sunget ude i haven.`,
    `${start}men den blev først sunget til påske.`,
  )
  expect(before).toMatch(/^… .*fjorden, og den blev/)
  expect(now).toMatch(/^… .*fjorden, men den blev/)
  expect(now.length).toBeLessThan(70)
  expect(differingExcerpts('', 'ord '.repeat(40)).now).toMatch(/^ord ord .* …$/)
})
