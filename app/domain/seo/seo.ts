/** What search engines and shared links show of a page; empty where the author wrote nothing. */
export interface SeoSettings {
  title: string
  description: string
}
