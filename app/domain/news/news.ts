import { href } from 'react-router'
/** An item's place on its page. */
export function newsAnchor(id: string): string {
  return `nyhed-${id}`
}

/** The URL that finds an item wherever it stands by now: the list has no page for one item. */
export function newsUrl(id: string): string {
  return href('/nyheder/:id', { id })
}

/** A piece of news as the page shows it (docs/specification.md, "News"). */
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
