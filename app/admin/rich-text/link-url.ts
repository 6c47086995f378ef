// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these inside an address
const skipped = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * The address a link gets from what was written: http(s), mailto, tel or a path of the site itself;
 * `example.dk`, `navn@example.dk` and a telephone number are completed. Undefined for all else.
 */
export function linkUrl(written: string): string | undefined {
  const address = written.replace(skipped, '').trim()
  if (address === '' || /\s/.test(address.replace(/^tel:|^\+/, '').replace(/[\d ]+$/, ''))) {
    return undefined
  }
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme !== undefined) return withScheme(address, scheme)
  if (/^\/(?![/\\])/.test(address)) return address
  return completed(address)
}

function withScheme(address: string, scheme: string): string | undefined {
  if (scheme === 'http' || scheme === 'https') {
    return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address) ? address : undefined
  }
  if (scheme === 'mailto') return mail.test(address.slice(7)) ? address : undefined
  if (scheme === 'tel')
    return phone.test(address.slice(4)) ? phoneLink(address.slice(4)) : undefined
  return undefined
}

const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const phone = /^\+?\d[\d ]{3,}$/
const host = /^[\p{L}\d][\p{L}\d-]*(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#].*)?$/u

function completed(address: string): string | undefined {
  if (mail.test(address)) return `mailto:${address}`
  if (phone.test(address)) return phoneLink(address)
  return host.test(address) ? `https://${address}` : undefined
}

function phoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`
}
