import { pastedLink } from '~/forms/pasted-link'

export const invalidShopCopy =
  'Skriv boghandlens navn og derefter linket til bogen, f.eks. »Saxo https://www.saxo.com/…«.'

export type Shop = NonNullable<ReturnType<typeof readShop>>

/** Parses `Saxo https://www.saxo.com/…`. The name defaults to the host. Undefined without a URL at the end. */
export function readShop(line: string) {
  const words = line.trim().split(/\s+/)
  const url = pastedLink(words.pop() ?? '')
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const name = words.join(' ').replace(/ ?[:,–-]$/, '')
  return { name: name || new URL(url).hostname.replace(/^www\./, ''), url }
}

export function shopLine({ name, url }: Shop): string {
  return `${name} ${url}`
}
