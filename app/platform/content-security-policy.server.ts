import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A stylesheet of the build that stands in every page. */
export interface StyleSheet {
  url: string
  rules: string
}

/** @param folder of the build's client files */
export function readStyleSheet(folder: string, url: string): StyleSheet {
  return { url, rules: readFileSync(`${folder}${url}`, 'utf8') }
}

/** What may follow a source in the policy cannot stand in a host that browsers understand. */
const pictureHost = /^https:\/\/[a-z\d.-]+(?::\d+)?$/

/**
 * The content security policy of pages: the same for all of them, made of what the build brought
 * along and never of what stands in a page. It names by their hashes, which, unlike nonces, stay right
 * when a finished page is kept, the one script and the one stylesheet that stand in pages.
 * @param pictureHosts origins of covers given as https:// URLs: pictures are allowed from exactly
 * these (docs/decisions/0019-one-policy.md)
 */
export function contentSecurityPolicy(
  starter: string,
  { rules }: StyleSheet,
): (pictureHosts: readonly string[]) => string {
  const before = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(starter)}`,
    `style-src 'self' ${hashOf(rules)}`,
    '',
  ].join('; ')
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
  return (pictureHosts) => {
    const hosts = pictureHosts.filter((host) => pictureHost.test(host))
    return `${before}img-src ${["'self'", 'data:', 'blob:', ...hosts].join(' ')}${after}`
  }
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
