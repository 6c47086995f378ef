import { z } from 'zod'
import { notSent, optionalLine } from './form-fields'

/**
 * A list of words without blanks and duplicates. The form always sends one blank entry, to distinguish an
 * empty list from a missing one.
 */
export function wordList(maxWords: number, tooMany: string) {
  return z
    .array(optionalLine, notSent)
    .max(maxWords, tooMany)
    .transform((words) => words.filter((word) => word !== null))
    .transform((words) => words.filter((word, index) => words.findIndex(isSame(word)) === index))
}

function isSame(word: string) {
  return (other: string) => other.toLocaleLowerCase('da') === word.toLocaleLowerCase('da')
}
