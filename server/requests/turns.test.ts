import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { withSingleSlashes } from './single-slashes'
import { isSearch, turns } from './turns'

const request = (url: string) => ({ url }) as IncomingMessage

test.each([
  ['/soeg?q=lys', true],
  ['/soeg.data?q=lys', true],
  ['/soeg', false],
  ['/soeg/?q=lys', false],
  ['/soegning?q=lys', false],
  ['/admin/soeg?q=lys', false],
  ['/nyheder?fra=/soeg?q=lys', false],
])('whether %s is a search: %s', (url, is) => {
  expect(isSearch(request(url))).toBe(is)
})

test('one search at a time is answered, and no other page waits for it', async () => {
  const inTurn = turns()
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const answer = (url: string, client: string) =>
    inTurn(request(url), client, () => {
      begun.push(url)
      return isSearch(request(url)) ? gate.promise : Promise.resolve()
    })
  const searches = ['a', 'b'].map((word) => answer(`/soeg?q=${word}`, word))
  await Promise.all(['/nyheder', '/salmer'].map((url) => answer(url, 'c')))
  await expect.poll(() => begun.toSorted()).toEqual(['/nyheder', '/salmer', '/soeg?q=a'])
  gate.resolve()
  await Promise.all(searches)
  expect(begun.at(-1)).toBe('/soeg?q=b')
})

test.each([
  ['//nyheder', '/nyheder'],
  ['/nyheder///en-nyhed?q=a//b', '/nyheder/en-nyhed?q=a//b'],
  ['//', '/'],
  ['/nyheder?side=//2', undefined],
  ['/nyheder//', undefined],
  ['/', undefined],
])('the single slashes of %s: %s', (url, single) => {
  expect(withSingleSlashes(url)).toBe(single)
})
