/** What search engines are told of a page besides its path and date (sitemaps.org). */
export interface SitemapWeight {
  changeFrequency: 'daily' | 'weekly' | 'monthly' | 'yearly'
  /** From 0 to 1. */
  priority: number
}
