import { expect, test } from 'vitest'
import { carriesSession, cookieIn, cookieNames } from './cookies'

const names = cookieNames('https://example.dk')

test('a cookie is found among others, whole and by its whole name', () => {
  const headers = new Headers({ Cookie: 'a=1; __Host-skrivestue-device=b; __Host-skrivestue=c=d' })
  expect(cookieIn(headers, names.session)).toBe('c=d')
  expect(cookieIn(headers, names.device)).toBe('b')
  expect(cookieIn(headers, 'skrivestue')).toBeUndefined()
  expect(cookieIn(new Headers(), names.session)).toBeUndefined()
})

test('a request carries a session if it has its cookie, wherever that is', () => {
  expect(carriesSession('a=1; __Host-skrivestue=c', names)).toBe(true)
  expect(carriesSession('a=1; __Host-skrivestue-device=c', names)).toBe(false)
  expect(carriesSession(undefined, names)).toBe(false)
})
