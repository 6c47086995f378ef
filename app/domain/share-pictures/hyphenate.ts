import { hyphenateSync } from 'hyphen/da'

const longWord = /\p{L}{14,}/gu

/**
 * Breaks that the patterns wrongly allow: before a part without a vowel, or after a first part without
 * one.
 */
const vowelless =
  /\u00ad(?=[^aeiouyæøåäöüéèê\u00ad]+(?:\u00ad|$))|(?<=^[^aeiouyæøåäöüéèê]+)\u00ad/gi

/** A text with soft hyphens in long words, by the TeX patterns for Danish. */
export function hyphenate(text: string): string {
  return text.replace(longWord, (word) => hyphenateSync(word).replace(vowelless, ''))
}
