import { expect, test } from 'vitest'
import { securityHeaders } from './headers'

test('HSTS is sent with https only, for two years and with the directives of the operator', () => {
  const hsts = (siteUrl: string, hstsScope?: string) =>
    securityHeaders({ siteUrl, hstsScope })['Strict-Transport-Security']
  expect(hsts('http://example.dk', 'includeSubDomains')).toBeUndefined()
  expect(hsts('https://example.dk')).toBe('max-age=63072000')
  expect(hsts('https://example.dk', 'includeSubDomains; preload')).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})
