import { createHash } from 'node:crypto'

/** Allows nothing that could end the source in the policy. */
const pictureHost = /^https:\/\/[a-z\d.-]+(?::\d+)?$/

/**
 * Allows the inline script and CSS by their hashes, which, unlike nonces, stay valid in a cached
 * page (docs/decisions/0019-one-policy.md, docs/decisions/0031-rules-of-a-page.md).
 * @param pictureHosts origins of covers with https:// URLs
 */
export function contentSecurityPolicy(
  inlineScript: string,
): (styles: string, pictureHosts: readonly string[]) => string {
  const prefix = `default-src 'none'; script-src 'self' ${sourceHash(inlineScript)}; style-src 'self' `
  const suffix = [
    '',
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (styles, pictureHosts) => {
    const hosts = pictureHosts.filter((host) => pictureHost.test(host))
    const pictures = ["'self'", 'data:', 'blob:', ...hosts].join(' ')
    return `${prefix}${styles}; img-src ${pictures}${suffix}`
  }
}

export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
