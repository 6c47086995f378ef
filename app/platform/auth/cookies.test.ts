import { expect, test } from 'vitest'
import { cookieNames, hasSessionCookie, readCookie } from './cookies'

const names = cookieNames('https://example.dk')

test('a cookie is found among others, whole and by its whole name', () => {
  const headers = new Headers({ Cookie: 'a=1; __Host-skrivestue-device=b; __Host-skrivestue=c=d' })
  expect(readCookie(headers, names.session)).toBe('c=d')
  expect(readCookie(headers, names.device)).toBe('b')
  expect(readCookie(headers, 'skrivestue')).toBeUndefined()
  expect(readCookie(new Headers(), names.session)).toBeUndefined()
})

test('a request carries a session if it has its cookie, wherever that is', () => {
  expect(hasSessionCookie('a=1; __Host-skrivestue=c', names)).toBe(true)
  expect(hasSessionCookie('a=1; __Host-skrivestue-device=c', names)).toBe(false)
  expect(hasSessionCookie(undefined, names)).toBe(false)
})
