// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these inside a URL
const invisible = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Roughly the limit of common browsers and servers. */
export const maxUrlLength = 2000

const phoneWithSpaces = /^(?:tel:)?\+?[\d ]+$/

/**
 * Converts the author's input to a URL: http(s), mailto, tel or a path of the site. Adds the scheme to
 * `example.dk`, `navn@example.dk` and telephone numbers. Undefined for anything else, and for too long
 * input.
 */
export function linkUrl(input: string): string | undefined {
  if (input.length > maxUrlLength) return undefined
  const url = input.replace(invisible, '').trim()
  if (url === '' || (/\s/.test(url) && !phoneWithSpaces.test(url))) return undefined
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme !== undefined) return validUrl(url, scheme)
  if (/^\/(?![/\\])/.test(url)) return url
  return completeUrl(url)
}

function validUrl(url: string, scheme: string): string | undefined {
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

function completeUrl(url: string): string | undefined {
  if (mail.test(url)) return `mailto:${url}`
  if (phone.test(url)) return phoneLink(url)
  return host.test(url) ? `https://${url}` : undefined
}

function phoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`
}
