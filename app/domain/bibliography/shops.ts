import { linkUrl } from '~/forms/link-url'

/** A shop that sells a work. */
export interface Shop {
  name: string
  url: string
}

/**
 * Parses a shop on one line, its name and its URL: `Saxo https://www.saxo.com/…`. Without a name the host
 * is used. Undefined if no URL ends the line.
 */
export function readShop(line: string): Shop | undefined {
  const words = line.trim().split(/\s+/)
  const url = linkUrl(words.pop() ?? '')
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const name = words.join(' ').replace(/ ?[:,–-]$/, '')
  return { name: name || new URL(url).hostname.replace(/^www\./, ''), url }
}

/** A shop as a line that `readShop` parses. */
export function shopLine({ name, url }: Shop): string {
  return `${name} ${url}`
}
