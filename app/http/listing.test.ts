import { expect, test } from 'vitest'
import { listQueryOf } from './listing'

const limitOf = (query: string) =>
  listQueryOf({ url: `https://example.dk/admin/nyheder${query}` }).limit

test('a list has as many rows as requested, at most a thousand', () => {
  expect(['', '?side=1', '?side=3', '?side=0', '?side=x'].map(limitOf)).toEqual([
    50, 50, 150, 50, 50,
  ])
  expect(['?side=20', '?side=21', '?side=9999'].map(limitOf)).toEqual([1000, 1000, 1000])
})
