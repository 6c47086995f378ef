import type { Terms } from '~/platform/search/search-index.server'
import { normalizeText, plainWord, wordPositions } from '~/platform/search/words.server'
import type { Segment } from './search'

/** In characters. */
const maxLineLength = 180

/** The position of the first match in a cut line. */
const maxBeforeMatch = 60

/** Not within '2. søndag i advent', 'den 3. oktober kl. 19'. */
const sentenceEnd = /\n+|(?<=[.!?…])\s+(?![\s\p{Ll}\d])/u

/** Splits a text into pieces, so that the matched words can be marked. */
export function markedText(text: string, terms: Terms): Segment[] {
  const whole = normalizeText(text)
  const segments: Segment[] = []
  let end = 0
  for (const match of matchesIn(whole, terms)) {
    if (match.start > end) segments.push({ text: whole.slice(end, match.start) })
    segments.push({ text: whole.slice(match.start, match.end), isFound: true })
    end = match.end
  }
  if (end < whole.length) segments.push({ text: whole.slice(end) })
  return segments
}

/**
 * The line or sentence with the most different matched words, or else the beginning of the text.
 */
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
  return markedText(cut(best, matchesIn(best, terms)[0]?.start ?? 0), terms)
}

function matchesIn(text: string, terms: Terms) {
  return wordPositions(text).filter(({ word }) => terms.has(plainWord(word)))
}

/** A long line cut between words around its first match. */
function cut(line: string, match: number): string {
  if (line.length <= maxLineLength) return line
  const from = match <= maxLineLength / 2 ? 0 : line.indexOf(' ', match - maxBeforeMatch) + 1
  const rest = line.slice(from, from + maxLineLength)
  const whole =
    from + maxLineLength >= line.length ? rest : `${rest.replace(/(?<!\s)\s+\S*$/, '')} …`
  return from === 0 ? whole : `… ${whole}`
}
