import { decodeXML, escapeUTF8 } from 'entities'

const blockTag = /<(?:p|br|ul|ol|blockquote)\b/i

/** A review's quotation as HTML, not sanitized. Old quotations are plain text with line breaks. */
export function quoteHtml(stored: string): string {
  if (blockTag.test(stored)) return stored
  return `<p>${escapeUTF8(stored).replaceAll('\n', '<br>')}</p>`
}

const omission = /\s*\[?(?:…|\.\.\.)\]?\s*/

function plainQuote(quote: string): string {
  const words = quoteHtml(quote)
    .replace(/<\/(?:p|li|blockquote)>|<br[^>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
  return decodeXML(words).replace(/\s+/g, ' ').trim()
}

/** Whether a review's quotation contains a sentence. […] in the sentence matches any words. */
export function isQuoted(sentence: string, quote: string): boolean {
  const words = plainQuote(quote)
  let from = 0
  return sentence.split(omission).every((piece) => {
    const index = words.indexOf(piece, from)
    from = index + piece.length
    return index >= 0
  })
}

export function sentencesOf(quote: string): string[] {
  const segments = new Intl.Segmenter('da', { granularity: 'sentence' }).segment(plainQuote(quote))
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}
