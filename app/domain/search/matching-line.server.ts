import type { Terms } from '~/platform/search/search-index.server'
import { normalizeText, plainWord, wordPositions } from '~/platform/search/words.server'
import type { Segment } from './search'

/** In characters. */
const maxLineLength = 180

/** The maximum number of characters before the first match in a shortened line. */
const contextLength = 60

/** The end of a line or sentence. Does not match in '2. søndag i advent' or 'den 3. oktober kl. 19'. */
const sentenceEnd = /\n+|(?<=[.!?…])\s+(?![\s\p{Ll}\d])/u

/** Splits a text at matched words, so that pages can mark them. */
export function markedText(text: string, terms: Terms): Segment[] {
  const whole = normalizeText(text)
  const segments: Segment[] = []
  let end = 0
  for (const match of matchesIn(whole, terms)) {
    if (match.start > end) segments.push({ text: whole.slice(end, match.start) })
    segments.push({ text: whole.slice(match.start, match.end), isMatch: true })
    end = match.end
  }
  if (end < whole.length) segments.push({ text: whole.slice(end) })
  return segments
}

/** The line or sentence with the most different matched words, otherwise the first one. */
export function matchingLine(text: string, terms: Terms): Segment[] {
  const lines = normalizeText(text)
    .split(sentenceEnd)
    .map((line) => line.trim())
    .filter(Boolean)
  let best = lines[0] ?? ''
  let maxWords = 0
  for (const line of lines) {
    const words = new Set(matchesIn(line, terms).map(({ word }) => word)).size
    if (words <= maxWords) continue
    maxWords = words
    best = line
  }
  return markedText(shortenAround(best, matchesIn(best, terms)[0]?.start ?? 0), terms)
}

function matchesIn(text: string, terms: Terms) {
  return wordPositions(text).filter(({ word }) => terms.has(plainWord(word)))
}

/** Shortens a long line, between words, to the part around its first match. */
function shortenAround(line: string, match: number): string {
  if (line.length <= maxLineLength) return line
  const from = match <= maxLineLength / 2 ? 0 : line.indexOf(' ', match - contextLength) + 1
  const rest = line.slice(from, from + maxLineLength)
  const whole =
    from + maxLineLength >= line.length ? rest : `${rest.replace(/(?<!\s)\s+\S*$/, '')} …`
  return from === 0 ? whole : `… ${whole}`
}
