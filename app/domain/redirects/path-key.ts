import { decodePercent } from '~/http/decode-percent'

/** In characters; longer than any path of the site. */
const maxPathLength = 200

// biome-ignore lint/suspicious/noControlCharactersInRegex: no real path contains them
const invisible = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufffd]/

/** Decoded, in lower case, without a trailing slash. Undefined if it is too long or has invisible characters. */
export function pathKey(path: string): string | undefined {
  const key = decodePercent(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return key.length > maxPathLength || invisible.test(key) ? undefined : key
}

/** Converts a key to a path: encodes the characters that would end a path, except those of a query. */
export function pathOfKey(key: string): string {
  const start = key.search(/\?[\w-]+=/)
  if (start >= 0) return pathOfKey(key.slice(0, start)) + key.slice(start)
  return key.replace(/[?#%]/g, encodeURIComponent)
}

const ignoredPaths = [
  /\.(php\d?|aspx?|jsp|cgi|env|sql|bak|old|zip|gz|tar|rar|7z|ini|log|ya?ml|cfg|conf|map|js|css|exe|dll|sh|py|do|action|data)$/,
  /^\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|mysql|vendor|node_modules|actuator|solr|owa|ecp|autodiscover)/,
  /\/(wp-(admin|content|includes|json|login)|\.)/,
  /^\/(api|graphql|console|manager|debug|telescope|_\w+|server-status|login|signin|user|users|config)(\/|$)/,
  /^\/(assets|filer)\//,
  /^\/(favicon|apple-touch-icon|browserconfig|ads\.txt|humans\.txt|security\.txt)/,
]

export function isLikelyLink(key: string): boolean {
  return !ignoredPaths.some((pattern) => pattern.test(key))
}
