import { linkUrl } from '~/forms/link-url'

/** A place where a work can be bought. */
export interface Shop {
  name: string
  url: string
}

/**
 * A shop as it is written on one line, its name and its URL: `Saxo https://www.saxo.com/…`. The host stands for
 * a name that is left out. Undefined where no URL ends the line.
 */
export function readShop(line: string): Shop | undefined {
  const [, written = '', end = ''] = /^(.*?)\s*(\S+)$/.exec(line.trim()) ?? []
  const url = linkUrl(end)
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const name = written.replace(/\s*[:,–-]$/, '')
  return { name: name || new URL(url).hostname.replace(/^www\./, ''), url }
}

/** A shop as it is stored, to be read again. */
export function shopLine({ name, url }: Shop): string {
  return `${name} ${url}`
}
