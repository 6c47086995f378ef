import { createHash } from 'node:crypto'

/** What may follow a source in the policy cannot stand in a host that browsers understand. */
const pictureHost = /^https:\/\/[a-z\d.-]+(?::\d+)?$/

/**
 * The content security policy of pages, made of what the build brought along and never of what stands in
 * a page. It names by their hashes, which, unlike nonces, stay right when a finished page is kept, the one
 * script that stands in all pages and the rules that stand in this one.
 * @param rules as sources: see `hashOf`
 * @param pictureHosts origins of covers given as https:// URLs: pictures are allowed from exactly
 * these (docs/decisions/0019-one-policy.md, docs/decisions/0031-rules-of-a-page.md)
 */
export function contentSecurityPolicy(
  starter: string,
): (rules: string, pictureHosts: readonly string[]) => string {
  const before = `default-src 'none'; script-src 'self' ${hashOf(starter)}; style-src 'self' `
  const after = [
    '',
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (rules, pictureHosts) => {
    const hosts = pictureHosts.filter((host) => pictureHost.test(host))
    const pictures = ["'self'", 'data:', 'blob:', ...hosts].join(' ')
    return `${before}${rules}; img-src ${pictures}${after}`
  }
}

/** As the policy names what stands in a page. */
export function hashOf(content: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
