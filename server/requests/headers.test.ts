import { expect, test } from 'vitest'
import type { Env } from '../../app/platform/runtime/env.server'
import { securityHeaders } from './headers'

test('HSTS is sent with https only, for two years and with the directives of the operator', () => {
  const hsts = (siteUrl: string, hstsScope?: Env['hstsScope']) =>
    securityHeaders({ siteUrl, hstsScope })['Strict-Transport-Security']
  expect(hsts('http://example.dk', 'includeSubDomains')).toBeUndefined()
  expect(hsts('https://example.dk')).toBe('max-age=63072000')
  expect(hsts('https://example.dk', 'includeSubDomains; preload')).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})

test('every response allows no scripts, no frames, no sensors and no other sites', () => {
  expect(securityHeaders({ siteUrl: 'http://example.dk', hstsScope: undefined })).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})
