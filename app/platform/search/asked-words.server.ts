import { plainWord, wordsOf } from './words.server'

/** Words that say nothing about what is looked for, unless they are all there is. */
const smallWords = new Set(
  wordsOf(
    'af at blev da de dem den der det du en er et for fra han har hun i ikke jeg med men når og om på sig så som til var vi',
  ).map(plainWord),
)

/** More words find nothing better, and each is looked for in all its forms and near ones. */
const maxWords = 5

/** The words of a question that something is looked for by. */
export function askedWords(text: string): string[] {
  const asked = [...new Set(wordsOf(text))]
  const telling = asked.filter((word) => !smallWords.has(plainWord(word)))
  return (telling.length > 0 ? telling : asked).slice(0, maxWords)
}
