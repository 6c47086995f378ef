import { escapeUTF8 } from 'entities'
import type { SitemapWeight } from '~/platform/pages/sitemap-weight'

export interface SitemapEntry extends SitemapWeight {
  /** The path from the root of the site, percent-encoded. */
  path: string
  /** YYYY-MM-DD */
  lastModified: string
}

/** The limit of the sitemap protocol for one file. Further URLs are left out. */
export const maxUrls = 50_000

/** The number of URLs in one part. */
const urlsAtOnce = 1000

/** The sitemap of a site at an origin, such as https://example.dk (sitemaps.org, version 0.9). */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return [...sitemapParts(entries, origin)].join('')
}

/** The sitemap in parts, between which the server can answer other requests. */
export function* sitemapParts(entries: readonly SitemapEntry[], origin: string): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
`
  const listed = entries.slice(0, maxUrls)
  for (let start = 0; start < listed.length; start += urlsAtOnce) {
    const part = listed.slice(start, start + urlsAtOnce)
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

/** The crawlers in docs/specification.md, "Sitemap". The last matches all others. */
const crawlers = ['Googlebot', 'Bingbot', 'Twitterbot', 'facebookexternalhit', '*']

/** Allows all crawlers all public pages. The groups are identical, since a crawler reads only its own. */
export function robotsTxt(origin: string): string {
  const groups = crawlers.map((name) => `User-agent: ${name}\nAllow: /\nDisallow: /admin\n`)
  return `${groups.join('\n')}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
}

/** sitemap-{main}.xml. File names cannot contain the colon before a port. */
export function mainSitemapName(siteUrl: string): string {
  return `sitemap-${new URL(siteUrl).host.replace(/[^\w.-]/g, '-')}.xml`
}

export type SitemapData = { entries: SitemapEntry[] } | { message: string }
