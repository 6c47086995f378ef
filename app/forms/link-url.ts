// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these inside a URL
const skipped = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** About the limit that browsers and servers agree on. */
export const maxUrlLength = 2000

const phoneWithSpaces = /^(?:tel:)?\+?[\d ]+$/

/**
 * The URL of a link as it was typed: http(s), mailto, tel or a path of the site; `example.dk`,
 * `navn@example.dk` and a telephone number are completed. Undefined for anything else, and for a text
 * longer than a URL can be.
 */
export function linkUrl(written: string): string | undefined {
  if (written.length > maxUrlLength) return undefined
  const url = written.replace(skipped, '').trim()
  if (url === '' || (/\s/.test(url) && !phoneWithSpaces.test(url))) return undefined
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme !== undefined) return withScheme(url, scheme)
  if (/^\/(?![/\\])/.test(url)) return url
  return completed(url)
}

function withScheme(url: string, scheme: string): string | undefined {
  if (scheme === 'http' || scheme === 'https') {
    return /^https?:\/\/[^/\\]/i.test(url) && URL.canParse(url) ? url : undefined
  }
  if (scheme === 'mailto') return mail.test(url.slice(7)) ? url : undefined
  if (scheme === 'tel') return phone.test(url.slice(4)) ? phoneLink(url.slice(4)) : undefined
  return undefined
}

const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const phone = /^\+?\d[\d ]{3,}$/
const host = /^[\p{L}\d][\p{L}\d-]*(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#].*)?$/u

function completed(url: string): string | undefined {
  if (mail.test(url)) return `mailto:${url}`
  if (phone.test(url)) return phoneLink(url)
  return host.test(url) ? `https://${url}` : undefined
}

function phoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`
}
