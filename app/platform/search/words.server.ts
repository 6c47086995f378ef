import { stemmer } from '@orama/stemmers/danish'

/** A word longer than this is cut: nobody looks for more of it. */
const maxWordLength = 60

const letters: Record<string, string> = { æ: 'ae', ä: 'ae', ø: 'oe', ö: 'oe', å: 'aa' }

/**
 * What the stemmer takes for other words, also at the end of a compound such as salmebøger: plurals
 * that change their vowel, and what ends in -hed, since kærlighed is not kære.
 */
const ownStems: [forms: RegExp, stem: string][] = [
  [/boeger(ne)?s?$/, 'bog'],
  [/boern(ene)?s?$/, 'barn'],
  [/maend(ene)?s?$/, 'mand'],
  [/haender(ne)?s?$/, 'haand'],
  [/naetter(ne)?s?$/, 'nat'],
  [/(?<=.{3})hed(en|er|erne)?s?$/, 'hed'],
]

const word = /[\p{L}\p{N}]+/gu

/** The words of a text, in lower case and in their order. */
export function wordsOf(text: string): string[] {
  return composed(text).toLowerCase().match(word) ?? []
}

/** Where the words of a text stand in it. The text has to be `composed`. */
export function placesOfWords(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(word)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A letter and its accent as one character, and no word parted by a hyphen that is not seen. */
export function composed(text: string): string {
  return text.normalize('NFC').replaceAll('\u00ad', '')
}

/** A word in the letters a to z, so that æ, ø and å and ae, oe and aa are alike. */
export function plainWord(word: string): string {
  return word
    .slice(0, maxWordLength)
    .replace(/[æäøöå]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** What a plain word has in common with its other forms: salme, salmer and salmerne have salm. */
export function stemOf(plain: string): string {
  for (const [forms, stem] of ownStems) {
    if (forms.test(plain)) return plain.replace(forms, stem)
  }
  return stemmer(plain)
}

/** A word as it is typed without the letters æ, ø and å: håb as hab, sø as so. */
export function bareWord(word: string): string {
  return plainWord(word.replaceAll('å', 'a').replaceAll(/[øö]/g, 'o').replaceAll(/[æä]/g, 'a'))
}
