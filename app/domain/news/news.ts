import { href } from 'react-router'

/** An item's place in the list. */
export function newsAnchor(id: string): string {
  return `nyhed-${id}`
}

/** The page of a news item. */
export function newsPath(slug: string): string {
  return href('/nyheder/:slug', { slug })
}

/** A piece of news as the list shows it (docs/specification.md, "News"). */
export interface NewsItem {
  id: string
  title: string
  slug: string
  /** HTML from the editor, or plain text with line breaks. */
  content: string
  /** Whether the content is only its first paragraphs. */
  isShortened: boolean
  /** YYYY-MM-DD. */
  publishedDate: string
  /** The date in Danish long format. */
  dateText: string
  link: string | null
}

/** A piece of news as its own page shows it. */
export interface NewsArticle extends Omit<NewsItem, 'isShortened'> {
  /** What is told of it where it is shared; empty where the author wrote nothing. */
  summary: string
  /** Where its picture is stored. */
  imagePath: string | null
  /** The news before and after it, by date. */
  older: NewsNeighbour | undefined
  newer: NewsNeighbour | undefined
}

export interface NewsNeighbour {
  title: string
  slug: string
}

/** As many paragraphs as the list can be told to show. */
export const maxListedParagraphs = 3

/** The first paragraphs of a plain text, which blank lines separate; all of it if there are no more. */
export function firstParagraphs(text: string, count: number | null): string {
  if (count === null) return text
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/)
  return paragraphs.length <= count ? text : paragraphs.slice(0, count).join('\n\n')
}
