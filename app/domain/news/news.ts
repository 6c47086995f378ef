/** A piece of news as the page shows it (specification, section 2: /nyheder). */
export interface NewsItem {
  id: string
  title: string
  /** Plain text; line breaks are kept. */
  content: string
  /** YYYY-MM-DD. */
  publishedDate: string
  /** The date in Danish long format. */
  dateText: string
  link: string | null
}
