import { expect, test } from 'vitest'
import { pageNumber, pageOf, pageSize, pathOfPage, rowsOf, statusOf } from './paging'

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

test('a URL without a page means the first', () => {
  expect(pageNumber('https://example.dk/nyheder')).toBe(1)
})

test('a URL names the page of each of its lists', () => {
  const url = 'https://example.dk/kalender?side=3&tidligere=12'
  expect(pageNumber(url)).toBe(3)
  expect(pageNumber(url, 'tidligere')).toBe(12)
  expect(pageNumber(url, 'fane')).toBe(1)
})

test('a page that is no sensible number means the first', () => {
  for (const wanted of ['0', '-1', '1.5', '1e3', '01', '+2', '2%20', '9999999', 'to', '', '%00']) {
    expect(pageNumber(`https://example.dk/nyheder?side=${wanted}`)).toBe(1)
  }
})

test('one row more than is shown is read', () => {
  expect(rowsOf(1)).toEqual({ limit: 21, offset: 0 })
  expect(rowsOf(3)).toEqual({ limit: 21, offset: 40 })
})

test('a page shows twenty and names the next while there is more', () => {
  expect(pageOf(numbers(pageSize + 1), 2)).toEqual({ items: numbers(20), next: 3 })
  expect(pageOf(numbers(pageSize), 2)).toEqual({ items: numbers(20) })
  expect(pageOf([], 1)).toEqual({ items: [] })
})

test('a page past the end is none, but the first of an empty list is', () => {
  expect(pageOf([], 2)).toEqual({ items: [], isPastEnd: true })
  expect(statusOf(pageOf([], 2))).toBe(404)
  expect(statusOf(pageOf([], 1), pageOf(numbers(3), 2))).toBe(200)
})

test('a page has one address, whatever else the list’s address says', () => {
  expect(pathOfPage('/nyheder', 1)).toBe('/nyheder')
  expect(pathOfPage('/nyheder', 2)).toBe('/nyheder?side=2')
  expect(pathOfPage('/kalender?side=2', 3, 'tidligere')).toBe('/kalender?side=2&tidligere=3')
})
