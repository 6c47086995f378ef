import { phoneUrl } from './phone-url'

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these inside a URL
const invisible = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Roughly the limit of common browsers and servers. */
export const maxUrlLength = 2000

/**
 * Converts the author's input to a URL: http(s), mailto, tel or a path of the site. Adds the scheme to
 * `example.dk`, `navn@example.dk` and telephone numbers. Undefined for anything else, and for too long
 * input.
 */
export function linkUrl(input: string): string | undefined {
  if (input.length > maxUrlLength) return undefined
  const url = input.replace(invisible, '').trim()
  const phone = phoneLink(url)
  if (phone !== undefined) return phone
  if (url === '' || /\s/.test(url)) return undefined
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme !== undefined) return validUrl(url, scheme)
  if (/^\/(?![/\\])/.test(url)) return url
  return completeUrl(url)
}

function validUrl(url: string, scheme: string): string | undefined {
  if (scheme === 'http' || scheme === 'https') {
    return /^https?:\/\/[^/\\]/i.test(url) && URL.canParse(url) ? url : undefined
  }
  if (scheme === 'mailto') return mail.test(url.slice(7).replace(/\?.*/, '')) ? url : undefined
  return undefined
}

const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const host = /^[\p{L}\d][\p{L}\d-]*(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#].*)?$/u
/** The name of a file beside the document that a link was copied from. */
const fileName =
  /^[^/?#]*\.(?:pdf|docx?|odt|rtf|txt|pages|epub|xlsx?|pptx?|html?|php|aspx?|jpe?g|png|gif|mp3|mp4)(?:[?#].*)?$/i

function completeUrl(url: string): string | undefined {
  if (mail.test(url)) return `mailto:${url}`
  return host.test(url) && !fileName.test(url) ? `https://${url}` : undefined
}

/** A number of a shop or a helpline, such as 112 and 116 123, is not in the list of possible numbers. */
const shortNumber = /^tel:(\d[\d ]{1,6}\d)$/i

function phoneLink(url: string): string | undefined {
  const short = shortNumber.exec(url)?.[1]?.replaceAll(' ', '')
  const number = url.replace(/^tel:/i, '')
  if (!/^\(?\+?\d/.test(number)) return undefined
  return phoneUrl(number) ?? (short && short.length < 7 ? `tel:${short}` : undefined)
}
