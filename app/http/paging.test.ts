import { expect, test } from 'vitest'
import {
  pageNumber,
  pageOf,
  pageSize,
  pathOfPage,
  pathOfPosition,
  rowRange,
  statusOf,
} from './paging'

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

test('a URL without a page number means the first page', () => {
  expect(pageNumber('https://example.dk/nyheder')).toBe(1)
})

test('a URL can have a page number for each of several lists', () => {
  const url = 'https://example.dk/kalender?side=3&tidligere=12'
  expect(pageNumber(url)).toBe(3)
  expect(pageNumber(url, 'tidligere')).toBe(12)
  expect(pageNumber(url, 'fane')).toBe(1)
})

test('an invalid page number means the first page', () => {
  for (const wanted of ['0', '-1', '1.5', '1e3', '01', '+2', '2%20', '9999999', 'to', '', '%00']) {
    expect(pageNumber(`https://example.dk/nyheder?side=${wanted}`)).toBe(1)
  }
})

test('reads one row more than is shown', () => {
  expect(rowRange(1)).toEqual({ limit: 21, offset: 0 })
  expect(rowRange(3)).toEqual({ limit: 21, offset: 40 })
})

test('a page shows twenty and links to the next while there is more', () => {
  expect(pageOf(numbers(pageSize + 1), 2)).toEqual({ items: numbers(20), next: 3 })
  expect(pageOf(numbers(pageSize), 2)).toEqual({ items: numbers(20) })
  expect(pageOf([], 1)).toEqual({ items: [] })
})

test('a page past the end is not found, except the first of an empty list', () => {
  expect(pageOf([], 2)).toEqual({ items: [], isPastEnd: true })
  expect(statusOf(pageOf([], 2))).toBe(404)
  expect(statusOf(pageOf([], 1), pageOf(numbers(3), 2))).toBe(200)
})

test('a row is on the page of its position', () => {
  const paths = [0, 19, 20, 40].map((index) => pathOfPosition('/billeder', index))
  expect(paths).toEqual(['/billeder', '/billeder', '/billeder?side=2', '/billeder?side=3'])
})

test('the URL of a page keeps no other parameters of the list’s URL', () => {
  expect(pathOfPage('/nyheder', 1)).toBe('/nyheder')
  expect(pathOfPage('/nyheder', 2)).toBe('/nyheder?side=2')
  expect(pathOfPage('/kalender?side=2', 3, 'tidligere')).toBe('/kalender?side=2&tidligere=3')
})
