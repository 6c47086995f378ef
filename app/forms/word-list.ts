import { z } from 'zod'
import { missingFieldMessage, optionalLine } from './form-fields'

/**
 * A list of words without blanks and duplicates. The form always has one blank entry, which distinguishes
 * an empty list from a missing one.
 */
export function wordList(maxWords: number, tooMany: string) {
  return z
    .array(optionalLine, missingFieldMessage)
    .max(maxWords, tooMany)
    .transform((words) => words.filter((word) => word !== null))
    .transform((words) => words.filter((word, index) => words.findIndex(isSameAs(word)) === index))
}

function isSameAs(word: string) {
  return (other: string) => other.toLocaleLowerCase('da') === word.toLocaleLowerCase('da')
}
