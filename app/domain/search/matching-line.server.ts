import type { Terms } from '~/platform/search/search-index.server'
import { composed, placesOfWords, plainWord } from '~/platform/search/words.server'
import type { Segment } from './search'

/** As much of a line as is read at a glance, in characters. */
const longestLine = 180

/** Where a found word stands in a line that is cut. */
const beforeFound = 60

/** Not within '2. søndag i advent', 'den 3. oktober kl. 19'. */
const sentenceEnd = /\n+|(?<=[.!?…])\s+(?![\s\p{Ll}\d])/u

/** A text with the words that were found as pieces of their own. */
export function markedText(text: string, terms: Terms): Segment[] {
  const whole = composed(text)
  const segments: Segment[] = []
  let end = 0
  for (const found of foundIn(whole, terms)) {
    if (found.start > end) segments.push({ text: whole.slice(end, found.start) })
    segments.push({ text: whole.slice(found.start, found.end), isFound: true })
    end = found.end
  }
  if (end < whole.length) segments.push({ text: whole.slice(end) })
  return segments
}

/** The line or sentence in which the most different words were found, else how the text begins. */
export function matchingLine(text: string, terms: Terms): Segment[] {
  const lines = composed(text)
    .split(sentenceEnd)
    .map((line) => line.trim())
    .filter(Boolean)
  let best = lines[0] ?? ''
  let most = 0
  for (const line of lines) {
    const words = new Set(foundIn(line, terms).map(({ word }) => word)).size
    if (words <= most) continue
    most = words
    best = line
  }
  return markedText(cut(best, foundIn(best, terms)[0]?.start ?? 0), terms)
}

function foundIn(text: string, terms: Terms) {
  return placesOfWords(text).filter(({ word }) => terms.has(plainWord(word)))
}

/** A long line around the first word that was found in it, cut between words. */
function cut(line: string, found: number): string {
  if (line.length <= longestLine) return line
  const from = found <= longestLine / 2 ? 0 : line.indexOf(' ', found - beforeFound) + 1
  const rest = line.slice(from, from + longestLine)
  const whole = from + longestLine >= line.length ? rest : `${rest.replace(/(?<!\s)\s+\S*$/, '')} …`
  return from === 0 ? whole : `… ${whole}`
}
