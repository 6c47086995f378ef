import { ordinarySpaces } from './ordinary-spaces'
import { withoutInvisible } from './pasted-text'

/**
 * Splits pasted plain text into paragraphs of lines. Only a blank line ends a paragraph, so that the lines
 * of a stanza stay together.
 */
export function paragraphsOf(text: string): string[][] {
  return withoutInvisible(text.normalize('NFC').replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n'))
    .trimEnd()
    .replace(/^\s*\n/, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      ordinarySpaces(paragraph)
        .split('\n')
        .map((line) => line.trimEnd()),
    )
    .filter((lines) => lines.some((line) => line !== ''))
}
