import { shorten } from './excerpt'

const maxLength = 240
/** A shorter first part more often ends at an abbreviation, such as »Dr.«, than at a sentence. */
const minLength = 12

/** The first sentence of a text, cut after a word if it is very long. Keeps the lines of verse. */
export function firstSentence(text: string): string {
  const trimmed = text.trim()
  for (const { index, 0: end } of trimmed.matchAll(
    /(?<![.!?…])[.!?…]+[»«”"')]*(?=\s+[»”"'(\p{Lu}–]|$)/gu,
  )) {
    const sentence = trimmed.slice(0, index + end.length)
    if (sentence.length >= minLength && sentence.length <= maxLength) return sentence
    if (sentence.length > maxLength) break
  }
  return trimmed.length <= maxLength ? trimmed : shorten(trimmed, maxLength)
}
