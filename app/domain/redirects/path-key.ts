import { decodePercent } from '~/http/decode-percent'

/** No path of the site is longer. */
const maxPathLength = 200

// biome-ignore lint/suspicious/noControlCharactersInRegex: no real path contains them
const invisible = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufffd]/

/**
 * Normalizes a path for counting and lookup: decoded, in lower case, without a trailing slash. Undefined
 * for paths that no real link contains.
 */
export function pathKey(path: string): string | undefined {
  const key = decodePercent(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return key.length > maxPathLength || invisible.test(key) ? undefined : key
}

/** The path of a key, with the signs encoded that would end it. */
export function pathOfKey(key: string): string {
  return key.replace(/[?#%]/g, encodeURIComponent)
}

/** Paths that scanners and browsers request on every site. */
const scanned = [
  /\.(php\d?|aspx?|jsp|cgi|env|sql|bak|old|zip|gz|tar|rar|7z|ini|log|ya?ml|cfg|conf|map|js|css|exe|dll|sh|py|do|action|data)$/,
  /^\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|mysql|vendor|node_modules|actuator|solr|owa|ecp|autodiscover)/,
  /\/(wp-(admin|content|includes|json|login)|\.)/,
  /^\/(api|graphql|console|manager|debug|telescope|_\w+|server-status|login|signin|user|users|config)(\/|$)/,
  /^\/(assets|filer)\//,
  /^\/(favicon|apple-touch-icon|browserconfig|ads\.txt|humans\.txt|security\.txt)/,
]

/** Whether the path is probably a link that the author can fix, and not one of a scanner. */
export function isWorthListing(key: string): boolean {
  return !scanned.some((pattern) => pattern.test(key))
}
