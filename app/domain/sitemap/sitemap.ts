import { escapeUTF8 } from 'entities'
import type { SitemapWeight } from '~/platform/pages/page-source.server'

export interface SitemapEntry extends SitemapWeight {
  /** The path from the root of the site, percent-encoded. */
  path: string
  /** YYYY-MM-DD */
  lastModified: string
}

/** The limit of the sitemap protocol for one file. Further URLs are left out. */
export const maxUrls = 50_000

export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.slice(0, maxUrls).map((entry) => urlElement(entry, origin))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

function urlElement(entry: SitemapEntry, origin: string): string {
  const { path, lastModified, changeFrequency, priority } = entry
  return `  <url>
    <loc>${escapeUTF8(new URL(path, origin).href)}</loc>
    <lastmod>${escapeUTF8(lastModified)}</lastmod>
    <changefreq>${changeFrequency}</changefreq>
    <priority>${priority.toFixed(1)}</priority>
  </url>
`
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
