import { hyphenateSync } from 'hyphen/da'

const longWord = /\p{L}{14,}/gu

/** The patterns leave some: a break before a part without a vowel, or after a first part without. */
const vowelless =
  /\u00ad(?=[^aeiouyæøåäöüéèê\u00ad]+(?:\u00ad|$))|(?<=^[^aeiouyæøåäöüéèê]+)\u00ad/gi

/**
 * A text in which long words may be broken between syllables, by the TeX patterns for Danish: soft
 * hyphens show where.
 */
export function hyphenate(text: string): string {
  return text.replace(longWord, (word) => hyphenateSync(word).replace(vowelless, ''))
}
