import { expect, test } from 'vitest'
import { isLikelyLink, pathKey, pathOfKey } from './path-key'

test('the key ignores case and a trailing slash', () => {
  for (const path of ['/gammel-side', '/Gammel-Side/', '//gammel-side//', '/GAMMEL%2Dside']) {
    expect(pathKey(path)).toBe('/gammel-side')
  }
  expect(pathKey('/b%C3%B8ger')).toBe('/bøger')
  expect(pathKey('/bo\u0308ger')).toBe('/böger')
  expect(pathKey('/')).toBe('/')
  expect(pathKey('/100%')).toBe('/100%')
})

test('paths that no real link contains have no key', () => {
  for (const path of ['/%00', '/a%0d%0ab', '/%e2%80%ae', `/${'x'.repeat(300)}`]) {
    expect(pathKey(path), path).toBeUndefined()
  }
})

test('a key can be turned back into a path', () => {
  for (const path of ['/hvad%3F', '/nr%231', '/100%25', '/gammel%20side', '/bøger']) {
    const key = pathKey(path) ?? ''
    expect(pathKey(new URL(pathOfKey(key), 'https://example.dk').pathname)).toBe(key)
  }
})

test('paths that scanners request are not shown to the author', () => {
  for (const key of [
    ...['/wp-login.php', '/blog/wp-admin/x', '/.env', '/a/.git/config', '/xmlrpc', '/index.aspx'],
    ...[
      '/api/v1/users',
      '/assets/app-abc.js',
      '/filer/x',
      '/favicon.ico',
      '/_next/data',
      '/backup.zip',
      '/nyheder/gammel.data',
      '/_root.data',
    ],
  ]) {
    expect(isLikelyLink(key), key).toBe(false)
  }
  for (const key of [
    '/nyheder/gammel',
    '/presse',
    '/bøger/1999.html',
    '/feed',
    '/apier',
    '/user-guide',
  ]) {
    expect(isLikelyLink(key), key).toBe(true)
  }
})

test('the path of a key has the same key, also with characters that URLs reserve', () => {
  for (const key of ['/hvad nu?', '/nr. #1', '/100%25', '/50% rabat', '/bøger/å']) {
    const { pathname } = new URL(pathOfKey(key), 'https://example.dk')
    expect(pathKey(pathname), key).toBe(key)
  }
})
