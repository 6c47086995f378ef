export interface SitemapWeight {
  changeFrequency: 'daily' | 'weekly' | 'monthly' | 'yearly'
  priority: number
}
