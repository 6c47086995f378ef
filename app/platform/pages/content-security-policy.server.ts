import { createHash } from 'node:crypto'

/** Allows nothing that could end the source in the policy. */
const pictureHost = /^https:\/\/[a-z\d.-]+(?::\d+)?$/

/**
 * Allows the inline script and CSS by their hashes, which, unlike nonces, stay valid in a cached
 * page (docs/decisions/0019-one-policy.md, docs/decisions/0031-rules-of-a-page.md).
 * The parameters of the result are the hashes of the page's CSS, the origins of covers with https:// URLs, and
 * those of players.
 */
export function contentSecurityPolicy(
  inlineScript: string,
): (styles: string, pictureHosts: readonly string[], frameOrigins?: readonly string[]) => string {
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
  return (styles, pictureHosts, frameOrigins = []) => {
    const hosts = pictureHosts.filter((host) => pictureHost.test(host))
    const pictures = ["'self'", 'data:', 'blob:', ...hosts].join(' ')
    const frames = frameOrigins.length > 0 ? `; frame-src ${frameOrigins.join(' ')}` : ''
    return `${prefix}${styles}; img-src ${pictures}${suffix}${frames}`
  }
}

export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
