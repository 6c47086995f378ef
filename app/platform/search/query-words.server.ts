import { plainWord, wordsOf } from './words.server'

/** Stop words, ignored unless the query has no others. */
const smallWords = new Set(
  wordsOf(
    'af at blev da de dem den der det du en er et for fra han har hun i ikke jeg med men når og om på sig så som til var vi',
  ).map(plainWord),
)

/** Limits the cost: each word is searched in all its forms and spellings. */
const maxWords = 5

export function queryWords(text: string): string[] {
  const asked = [...new Set(wordsOf(text))]
  const telling = asked.filter((word) => !smallWords.has(plainWord(word)))
  return (telling.length > 0 ? telling : asked).slice(0, maxWords)
}
