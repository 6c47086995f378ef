import { linkUrl } from '~/forms/link-url'

/** The error for a line that does not end in a URL. */
export const invalidShopCopy =
  'Skriv boghandlens navn og derefter linket til bogen, f.eks. »Saxo https://www.saxo.com/…«.'

/** A shop that sells a work. */
export interface Shop {
  name: string
  url: string
}

/**
 * Parses a line with a shop's name and URL: `Saxo https://www.saxo.com/…`. The name defaults to the host.
 * Undefined if the line does not end in a URL.
 */
export function readShop(line: string): Shop | undefined {
  const words = line.trim().split(/\s+/)
  const url = linkUrl(words.pop() ?? '')
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const name = words.join(' ').replace(/ ?[:,–-]$/, '')
  return { name: name || new URL(url).hostname.replace(/^www\./, ''), url }
}

/** Formats a shop as a line for `readShop`. */
export function shopLine({ name, url }: Shop): string {
  return `${name} ${url}`
}
