import { z } from 'zod'
import { notSent, optionalLine } from './form-fields'

/**
 * A list of words without blanks and duplicates. The form always sends one blank entry, which tells an
 * empty list from one that did not arrive.
 */
export function wordList(maxWords: number, tooMany: string) {
  return z
    .array(optionalLine, notSent)
    .max(maxWords, tooMany)
    .transform((words) => words.filter((word) => word !== null))
    .transform((words) => words.filter((word, place) => words.findIndex(isSame(word)) === place))
}

function isSame(word: string) {
  return (other: string) => other.toLocaleLowerCase('da') === word.toLocaleLowerCase('da')
}
