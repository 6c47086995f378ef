/** The kinds that are counted. 'visit' has no name; the name of 'from' is a host, that of 'search' a query. */
export type Kind = 'page' | 'visit' | 'from' | 'search' | 'download' | 'subscriber'

export interface Counted {
  kind: Kind
  name: string
  /** Whether it is the data of a page that is reached from another one. */
  isData?: boolean
}

/** The name under which those beyond the limit are added up. */
export const otherName = '…'

const feeds =
  /^\/(?:nyheder\/(?:feed\.xml|rss\.xml|feed\.json)|salmer\/(?:feed\.xml|kirkeaar\.ics)|brev\/(?:feed|rss)\.xml|kalender\/[a-z]+\.ics)$/
const downloads = /^\/filer\/(?:presse|pressebillede|pdf|salme)\/[\w-]+\/(.+)$/
/** Those of /brev have the secret token of a reader. */
const noPages =
  /^\/(?:admin|brev\/(?:bekraeft|laeser|afmeld)|filer|assets|ikon|healthz|haendelser|laest|\.well-known)(?:\/|$)|\.\w{2,11}$/

/** Of a report, which visitors can invent: another site, and characters that PostgreSQL refuses or that are not seen. */
const noPath = /^\/[/\\]|\p{C}/u

/** The kind and name that a request for a URL counts as; undefined if it is not counted. */
export function countedOf(url: string): Counted | undefined {
  const [path = ''] = url.split('?', 1)
  if (!path.startsWith('/') || path.length > 200) return undefined
  if (feeds.test(path)) return { kind: 'subscriber', name: path }
  const [, file] = downloads.exec(path) ?? []
  if (file !== undefined) return { kind: 'download', name: decoded(file) }
  if (path === '/salmer/sangark/noder.zip') return { kind: 'download', name: 'noder.zip' }
  const isData = path.endsWith('.data')
  const page = isData ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path
  const name = decoded(page)
  if (noPages.test(page) || noPath.test(name)) return undefined
  return { kind: 'page', name, ...(isData && { isData }) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The host of a referrer; undefined if it is the site's own or none. */
export function hostOf(referrer: unknown, siteUrl: string): string | undefined {
  if (typeof referrer !== 'string' || referrer === '' || referrer.length > 2000) return undefined
  if (referrer.startsWith(`${siteUrl}/`) || !URL.canParse(referrer)) return undefined
  const { protocol, hostname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || hostname === new URL(siteUrl).hostname) return undefined
  return hostname.replace(/^www\./, '').slice(0, 100)
}

/** Programs that read for many people say so: 'Feedly/1.0 (…; 12 subscribers)'. */
export function subscribersIn(userAgent: string): number {
  const [, number] = /\b(\d{1,5}) (?:subscribers|readers)\b/i.exec(userAgent) ?? []
  return Math.max(1, Number(number ?? 1))
}
