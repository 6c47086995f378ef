export interface SitemapWeight {
  changeFrequency: 'daily' | 'weekly' | 'monthly' | 'yearly'
  /** From 0 to 1. */
  priority: number
}
