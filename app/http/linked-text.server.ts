import { LinkifyIt, type Match } from 'linkify-it'
import type { LinkedText, TextLink, WithLinks } from './linked-text'
import type { Page } from './paging'

const finder = new LinkifyIt({ fuzzyLink: true }).add('ftp:', null).add('//', null)

/** No address goes on past these; Danish quotation marks are none of the library's. */
const words = /[^\s»«›‹„“”…]+/g

/** In letters: nobody would see where anything longer leads. */
const longest = 2000
const promising = /:\/\/|www\.|@/i

/** Finds the web and e-mail addresses in a plain text. */
export function linkedText(text: string): LinkedText {
  // Most have none, and looking at every word costs more than anything else that is done with them.
  if (!promising.test(text)) return text
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

/** Finds the addresses in some of the plain texts of something. */
export function withLinks<T, K extends keyof T>(something: T, ...fields: K[]): WithLinks<T, K> {
  const linked = fields.map((field) => {
    const text = something[field]
    return [field, typeof text === 'string' ? linkedText(text) : text]
  })
  return { ...something, ...Object.fromEntries(linked) } as WithLinks<T, K>
}

/** The same of each item of a page. */
export function eachWithLinks<T, K extends keyof T>(
  page: Page<T>,
  ...fields: K[]
): Page<WithLinks<T, K>> {
  return { ...page, items: page.items.map((item) => withLinks(item, ...fields)) }
}

function* linksIn(text: string): Generator<{ start: number; link: TextLink }> {
  for (const { 0: word, index } of text.matchAll(words)) {
    if (word.length > longest || !promising.test(word)) continue
    for (const match of finder.match(word) ?? []) {
      const href = targetOf(match)
      if (href) yield { start: index + match.index, link: { text: match.text, href } }
    }
  }
}

/**
 * Where what was found leads. A bare `example.dk` may as well be a sentence without a space: only what
 * begins with www is surely meant, and most sites answer it at https by now.
 */
function targetOf({ schema, text, url }: Match): string | undefined {
  if (schema !== '' || url.startsWith('mailto:')) return url
  return text.toLowerCase().startsWith('www.') ? `https://${text}` : undefined
}
