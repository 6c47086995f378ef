import { escapeUTF8 } from 'entities'
import type { SitemapWeight } from '~/platform/pages/sitemap-weight'

/** A URL that search engines are told of. */
export interface SitemapEntry extends SitemapWeight {
  /** From the root of the site, as it stands in a URL. */
  path: string
  /** YYYY-MM-DD */
  lastModified: string
}

/** What the sitemap protocol allows in one file. Those that come first are kept. */
export const mostUrls = 50_000

/** So many are written before anything else has its turn. */
const urlsAtOnce = 1000

/** The sitemap of a site at an origin, such as https://example.dk (sitemaps.org, version 0.9). */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return [...sitemapParts(entries, origin)].join('')
}

/** The same in parts, for a server that has others to answer meanwhile. */
export function* sitemapParts(entries: readonly SitemapEntry[], origin: string): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
`
  const listed = entries.slice(0, mostUrls)
  for (let at = 0; at < listed.length; at += urlsAtOnce) {
    const part = listed.slice(at, at + urlsAtOnce)
    yield part.map((entry) => `${urlElement(entry, origin)}\n`).join('')
  }
  yield '</urlset>\n'
}

function urlElement(entry: SitemapEntry, origin: string): string {
  const { path, lastModified, changeFrequency, priority } = entry
  return `  <url>
    <loc>${escapeUTF8(new URL(path, origin).href)}</loc>
    <lastmod>${escapeUTF8(lastModified)}</lastmod>
    <changefreq>${changeFrequency}</changefreq>
    <priority>${priority.toFixed(1)}</priority>
  </url>`
}

/** The crawlers that docs/specification.md, "Sitemap", names; the last stands for every other. */
const crawlers = ['Googlebot', 'Bingbot', 'Twitterbot', 'facebookexternalhit', '*']

/**
 * Invites every crawler to everything a visitor may read. A crawler reads only its own group, so
 * each says the same.
 */
export function robotsTxt(origin: string): string {
  const groups = crawlers.map((name) => `User-agent: ${name}\nAllow: /\nDisallow: /admin\n`)
  return `${groups.join('\n')}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
}

/** sitemap-{main}.xml: a colon before a port is nothing for the name of a file. */
export function mainSitemapName(siteUrl: string): string {
  return `sitemap-${new URL(siteUrl).host.replace(/[^\w.-]/g, '-')}.xml`
}

/** What the back-office is answered when it asks for what sitemaps are made of. */
export type SitemapData = { entries: SitemapEntry[] } | { message: string }
