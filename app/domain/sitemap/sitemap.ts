import { escapeUTF8 } from 'entities'
import type { SitemapWeight } from '~/platform/pages/sitemap-weight'

export interface SitemapEntry extends SitemapWeight {
  /** The path from the root of the site, percent-encoded. */
  path: string
  /** YYYY-MM-DD */
  lastModified: string
}

/** The limit of the sitemap protocol for one file; the first URLs are kept. */
export const maxUrls = 50_000

/** URLs written before yielding to other requests. */
const urlsAtOnce = 1000

/** The sitemap of a site at an origin, such as https://example.dk (sitemaps.org, version 0.9). */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  return [...sitemapParts(entries, origin)].join('')
}

/** The sitemap in parts, so that a server can yield between them. */
export function* sitemapParts(entries: readonly SitemapEntry[], origin: string): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
`
  const listed = entries.slice(0, maxUrls)
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

/** The crawlers that docs/specification.md, "Sitemap", names; the last matches any other. */
const crawlers = ['Googlebot', 'Bingbot', 'Twitterbot', 'facebookexternalhit', '*']

/**
 * Allows every crawler all public pages. A crawler reads only its own group, so the groups are identical.
 */
export function robotsTxt(origin: string): string {
  const groups = crawlers.map((name) => `User-agent: ${name}\nAllow: /\nDisallow: /admin\n`)
  return `${groups.join('\n')}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
}

/** sitemap-{main}.xml. File names cannot contain the colon before a port. */
export function mainSitemapName(siteUrl: string): string {
  return `sitemap-${new URL(siteUrl).host.replace(/[^\w.-]/g, '-')}.xml`
}

/** The answer to a request for the sitemap's data. */
export type SitemapData = { entries: SitemapEntry[] } | { message: string }
