/** A longer path was never one of ours, nor one that anybody linked to. */
const longestPath = 200

// biome-ignore lint/suspicious/noControlCharactersInRegex: no path that people use holds them
const invisible = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufffd]/

/**
 * A path as it is counted and looked up: decoded, in lower case and without a slash at its end, since
 * the site takes no notice of either. Undefined where no link of a human could have led there.
 */
export function pathKey(path: string): string | undefined {
  const key = decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return key.length > longestPath || invisible.test(key) ? undefined : key
}

/** A key as it can be written in a path again. */
export function pathOfKey(key: string): string {
  return key.replace(/[?#%]/g, encodeURIComponent)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What programs ask every site for, to find a way in or a picture for a tab. */
const asked = [
  /\.(php\d?|aspx?|jsp|cgi|env|sql|bak|old|zip|gz|tar|rar|7z|ini|log|ya?ml|cfg|conf|map|js|css|exe|dll|sh|py|do|action|data)$/,
  /^\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|mysql|vendor|node_modules|actuator|solr|owa|ecp|autodiscover)/,
  /\/(wp-(admin|content|includes|json|login)|\.)/,
  /^\/(api|graphql|console|manager|debug|telescope|_\w+|server-status|login|signin|user|users|config)(\/|$)/,
  /^\/(assets|filer)\//,
  /^\/(favicon|apple-touch-icon|browserconfig|ads\.txt|humans\.txt|security\.txt)/,
]

/** Whether a path says something to the author: somebody followed a link that can be mended. */
export function isTelling(key: string): boolean {
  return !asked.some((pattern) => pattern.test(key))
}
