import { z } from 'zod'
import { notSent, optionalLine } from './form-fields'

/**
 * A list of words: blank ones, and those that are there already, are left out; one blank is always
 * sent, so that a list without words is known from one that did not arrive.
 */
export function wordList(most: number, tooMany: string) {
  return z
    .array(optionalLine, notSent)
    .max(most, tooMany)
    .transform((words) => words.filter((word) => word !== null))
    .transform((words) => words.filter((word, place) => words.findIndex(isSame(word)) === place))
}

function isSame(word: string) {
  return (other: string) => other.toLocaleLowerCase('da') === word.toLocaleLowerCase('da')
}
