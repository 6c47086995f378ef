import { plainWord, wordsOf } from './words.server'

/** Ignored unless the query has no others. */
const stopWords = new Set(
  wordsOf(
    'af at blev da de dem den der det du en er et for fra han har hun i ikke jeg med men når og om på sig så som til var vi',
  ).map(plainWord),
)

/** Limits the cost: each word is searched in all its forms and spellings. */
const maxWords = 5

export function queryWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))]
  const significant = words.filter((word) => !stopWords.has(plainWord(word)))
  return (significant.length > 0 ? significant : words).slice(0, maxWords)
}
