import { href } from 'react-router'
import type { RowOf } from '~/platform/db/schema'

export function newsAnchor(id: string): string {
  return `nyhed-${id}`
}

export function newsPath(slug: string): string {
  return href('/nyheder/:slug', { slug })
}

/** The content is HTML from the editor, or plain text with line breaks. */
export interface NewsItem
  extends Pick<RowOf<'news'>, 'id' | 'title' | 'slug' | 'content' | 'link'> {
  isShortened: boolean
  /** YYYY-MM-DD. */
  publishedDate: string
  dateText: string
}

export interface NewsArticle extends Omit<NewsItem, 'isShortened'> {
  /** The description in shared links and search results; may be empty. */
  summary: string
  /** In the file store. */
  imagePath: string | null
  /** The lecture or the work that it is about, which may not be public. */
  subjectId: string | null
  older: NewsNeighbour | undefined
  newer: NewsNeighbour | undefined
}

export type NewsNeighbour = Pick<NewsItem, 'title' | 'slug'>

export type NewsLink = Pick<NewsItem, 'title' | 'slug' | 'dateText'>

export const maxNewsOfSubject = 5
export const maxListedParagraphs = 3

/** The first paragraphs of a plain text. Blank lines separate paragraphs; a null count means all. */
export function firstParagraphs(text: string, count: number | null): string {
  if (count === null) return text
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/)
  return paragraphs.length <= count ? text : paragraphs.slice(0, count).join('\n\n')
}
