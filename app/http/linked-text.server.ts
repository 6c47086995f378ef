import { LinkifyIt, type Match } from 'linkify-it'
import type { LinkedText, TextLink, WithLinks } from './linked-text'

const finder = new LinkifyIt({ fuzzyLink: true }).add('ftp:', null).add('//', null)

/** Text without spaces and quotation marks. The library does not know the Danish ones. */
const wordPattern = /[^\s»«›‹„“”…]+/g

/** In characters; longer addresses are unreadable. */
const maxLength = 2000
const mayBeAddress = /:\/\/|www\.|@/i

export function linkedText(text: string): LinkedText {
  // A cheap first test: most texts have no addresses, and scanning every word is slow.
  if (!mayBeAddress.test(text)) return text
  const pieces: (string | TextLink)[] = []
  let end = 0
  for (const { start, link } of linksIn(text)) {
    if (start > end) pieces.push(text.slice(end, start))
    pieces.push(link)
    end = start + link.text.length
  }
  if (pieces.length === 0) return text
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

export function withLinks<T, K extends keyof T>(source: T, ...fields: K[]): WithLinks<T, K> {
  const linked = fields.map((field) => {
    const text = source[field]
    return [field, typeof text === 'string' ? linkedText(text) : text]
  })
  return { ...source, ...Object.fromEntries(linked) } as WithLinks<T, K>
}

function* linksIn(text: string): Generator<{ start: number; link: TextLink }> {
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (word.length > maxLength || !mayBeAddress.test(word)) continue
    for (const match of finder.match(word) ?? []) {
      const href = targetOf(match)
      if (href) yield { start: index + match.index, link: { text: match.text, href } }
    }
  }
}

/**
 * The target of a match. A bare `example.dk` may be two sentences without a space between them, so only
 * www addresses count; they become https.
 */
function targetOf({ schema, text, url }: Match): string | undefined {
  if (schema !== '' || url.startsWith('mailto:')) return url
  return text.toLowerCase().startsWith('www.') ? `https://${text}` : undefined
}
