import type { Env } from '../../app/platform/runtime/env.server'

type Settings = Pick<Env, 'siteUrl' | 'hstsScope'>

const twoYears = 63_072_000

/** Allows no scripts and no resources; pages and some files have their own policy. */
export function securityHeaders({ siteUrl, hstsScope }: Settings): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      // Covers subdomains only if configured, since they may belong to others.
      'Strict-Transport-Security': [`max-age=${twoYears}`, hstsScope].filter(Boolean).join('; '),
    }),
  }
}
