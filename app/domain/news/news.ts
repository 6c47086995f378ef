import { href } from 'react-router'

/** The anchor of an item in the list. */
export function newsAnchor(id: string): string {
  return `nyhed-${id}`
}

export function newsPath(slug: string): string {
  return href('/nyheder/:slug', { slug })
}

/** A news item in the list (docs/specification.md, "News"). */
export interface NewsItem {
  id: string
  title: string
  slug: string
  /** HTML from the editor, or plain text with line breaks. */
  content: string
  /** Whether only the first paragraphs are shown. */
  isShortened: boolean
  /** YYYY-MM-DD. */
  publishedDate: string
  /** The date in Danish long format. */
  dateText: string
  link: string | null
}

/** A news item on its own page. */
export interface NewsArticle extends Omit<NewsItem, 'isShortened'> {
  /** The description in shared links and search results; may be empty. */
  summary: string
  /** In the file store. */
  imagePath: string | null
  /** The lecture or the work that it is about, which may not be public. */
  subjectId: string | null
  /** The previous and next item by date. */
  older: NewsNeighbour | undefined
  newer: NewsNeighbour | undefined
}

export type NewsNeighbour = Pick<NewsItem, 'title' | 'slug'>

/** A link to a news item on the page of its subject. */
export type NewsLink = Pick<NewsItem, 'title' | 'slug' | 'dateText'>

/** The maximum number of news items on the page of their subject. */
export const maxNewsOfSubject = 5

/** The maximum number of paragraphs in the field `listed_paragraphs`. */
export const maxListedParagraphs = 3

/** The first paragraphs of a plain text. Blank lines separate paragraphs; a null count means all. */
export function firstParagraphs(text: string, count: number | null): string {
  if (count === null) return text
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/)
  return paragraphs.length <= count ? text : paragraphs.slice(0, count).join('\n\n')
}
