import { href } from 'react-router'

export function newsAnchor(id: string): string {
  return `nyhed-${id}`
}

export function newsPath(slug: string): string {
  return href('/nyheder/:slug', { slug })
}

export const maxNewsOfSubject = 5
export const maxListedParagraphs = 3
/** The news that the list shows whole, unless the author chose otherwise. Of later ones it has the first paragraph. */
export const wholeNews = 3

/** The first paragraphs of a plain text. Blank lines separate paragraphs; a null count means all. */
export function firstParagraphs(text: string, count: number | null): string {
  if (count === null) return text
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/)
  return paragraphs.length <= count ? text : paragraphs.slice(0, count).join('\n\n')
}
