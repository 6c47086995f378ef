import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const foreignPicture = /<meta name="picture-host" content="(https:\/\/[^"/]+)"/g

/**
 * The page's content security policy. Its scripts and styles are named by their hashes, which,
 * unlike nonces, stay right when the finished page is kept. Covers given as https:// addresses are
 * allowed from exactly their hosts (docs/specification.md, "Bibliography").
 * @param html the page without its styles
 * @param styleHashes of its styles, from `policyHash`
 */
export function contentSecurityPolicy(html: string, styleHashes: readonly string[]): string {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !attributes?.includes('application/ld+json'))
    .map(([, , code]) => policyHash(code))
  const pictureHosts = [...html.matchAll(foreignPicture)].map(([, host]) => host)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`.trim(),
    `img-src ${["'self'", 'data:', 'blob:', ...new Set(pictureHosts)].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** How the policy names something that stands in the page. */
export function policyHash(content = ''): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
