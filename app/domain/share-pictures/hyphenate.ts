import { hyphenateSync } from 'hyphen/da'

const longWord = /\p{L}{14,}/gu

/** Matches wrong breaks of the patterns: before a part without a vowel, or after a first part without one. */
const breakWithoutVowel =
  /\u00ad(?=[^aeiouyæøåäöüéèê\u00ad]+(?:\u00ad|$))|(?<=^[^aeiouyæøåäöüéèê]+)\u00ad/gi

/** Adds soft hyphens to long words, by the TeX patterns for Danish. */
export function hyphenate(text: string): string {
  return text.replace(longWord, (word) => hyphenateSync(word).replace(breakWithoutVowel, ''))
}
