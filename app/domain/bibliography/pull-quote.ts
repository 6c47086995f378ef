import { decodeXML } from 'entities'
import { quoteHtml } from './quote'

const omission = /\s*\[?(?:…|\.\.\.)\]?\s*/

/** A review's quotation as plain text on one line. */
function wordsOf(quote: string): string {
  const words = quoteHtml(quote)
    .replace(/<\/(?:p|li|blockquote)>|<br[^>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
  return decodeXML(words).replace(/\s+/g, ' ').trim()
}

/** Whether a sentence is part of a review's quotation, apart from omissions marked […]. */
export function isQuoted(sentence: string, quote: string): boolean {
  const words = wordsOf(quote)
  let from = 0
  return sentence.split(omission).every((piece) => {
    const at = words.indexOf(piece, from)
    from = at + piece.length
    return at >= 0
  })
}

/** The sentences of a review's quotation, in order. */
export function sentencesOf(quote: string): string[] {
  const segments = new Intl.Segmenter('da', { granularity: 'sentence' }).segment(wordsOf(quote))
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}
