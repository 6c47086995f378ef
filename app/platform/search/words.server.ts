import { stemmer } from '@orama/stemmers/danish'

const maxWordLength = 60

const letters: Record<string, string> = { æ: 'ae', ä: 'ae', ø: 'oe', ö: 'oe', å: 'aa' }

/**
 * Exceptions to the stemmer, also at the end of compounds such as salmebøger: plurals with a
 * changed vowel, and words in -hed, since kærlighed is not kære.
 */
const stemExceptions: [forms: RegExp, stem: string][] = [
  [/boeger(ne)?s?$/, 'bog'],
  [/boern(ene)?s?$/, 'barn'],
  [/maend(ene)?s?$/, 'mand'],
  [/haender(ne)?s?$/, 'haand'],
  [/naetter(ne)?s?$/, 'nat'],
  [/(?<=.{3})hed(en|er|erne)?s?$/, 'hed'],
]

const wordPattern = /[\p{L}\p{N}]+/gu

export function wordsOf(text: string): string[] {
  return normalizeText(text).toLowerCase().match(wordPattern) ?? []
}

/** The positions of words in a text, which must be normalized by `normalizeText`. */
export function wordPositions(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
}

/** A word in the letters a to z, so that æ, ø and å equal ae, oe and aa. */
export function plainWord(word: string): string {
  return word
    .slice(0, maxWordLength)
    .replace(/[æäøöå]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** The stem of a plain word: salm for salme, salmer and salmerne. */
export function stemOf(plain: string): string {
  for (const [forms, stem] of stemExceptions) {
    if (forms.test(plain)) return plain.replace(forms, stem)
  }
  return stemmer(plain)
}

/** A word as it is typed without the letters æ, ø and å: håb as hab, sø as so. */
export function bareWord(word: string): string {
  return plainWord(word.replaceAll('å', 'a').replaceAll(/[øö]/g, 'o').replaceAll(/[æä]/g, 'a'))
}

/** Ignored unless a query has no other words. */
const stopWords = new Set(
  wordsOf(
    'af at blev da de dem den der det du en er et for fra han har hun i ikke jeg med men når og om på sig så som til var vi',
  ).map(plainWord),
)

export function isStopWord(plain: string): boolean {
  return stopWords.has(plain)
}

/** Limits the cost: each word is searched in all its forms and spellings. */
const maxQueryWords = 5

export function queryWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))]
  const significant = words.filter((word) => !isStopWord(plainWord(word)))
  return (significant.length > 0 ? significant : words).slice(0, maxQueryWords)
}
