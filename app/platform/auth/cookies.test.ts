import { expect, test } from 'vitest'
import { cookieLine, cookieNames, hasSessionCookie, readCookie } from './cookies'

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

test.each([
  [
    'https://example.dk',
    '__Host-skrivestue',
    '__Host-skrivestue=a; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  ],
  ['http://example.dk', 'skrivestue', 'skrivestue=a; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
])('of %s a cookie is kept from scripts and other sites', (siteUrl, session, line) => {
  expect(cookieNames(siteUrl)).toEqual({ session, device: `${session}-device` })
  expect(cookieLine(siteUrl, session, 'a', 60)).toBe(line)
  expect(cookieLine(siteUrl, session, '')).toContain(`${session}=; Max-Age=0; `)
})
