/** Returns the text on one line, cut after a word with an ellipsis if it is longer than the limit. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const end = /\s/.test(line.charAt(maxLength)) ? maxLength : cut.lastIndexOf(' ')
  const trimmed = (end > 0 ? cut.slice(0, end) : cut).replace(/(?<![\s.,;:–…-])[\s.,;:–…-]+$/, '')
  return `${trimmed}\u00a0…`
}

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

/** The number of characters on a line of a list, in a narrow column (or on a phone) and in a wide one. */
const lineLength = { narrow: 28, wide: 58 }

/** The start of a text, cut to at most the given number of lines of a narrow column and of a wide one. */
export function excerpts(text: string, lines: number) {
  return {
    brief: wholeSentences(text, lines * lineLength.narrow),
    excerpt: wholeSentences(text, lines * lineLength.wide),
  }
}

/** The end of a sentence: before a capital letter, but not after a common abbreviation or an initial. */
const sentenceEnd =
  /(?<!(?<!\p{L})(?:f\.eks|bl\.a|[Dd]r|[Ss]kt|[Ss]ct|pf|nr|[A-ZÆØÅ]))[.!?…]["»«”’)]*(?=\s+["»“]?\p{Lu})/gu

/** The positions after the sentences of a text, except its last one. */
export function sentenceEnds(text: string): number[] {
  return [...text.matchAll(sentenceEnd)].map(({ index, 0: { length } }) => index + length)
}

/** How much longer than the limit a text may be so that its first sentence stays whole. */
const longSentence = 1.6

/**
 * Returns the text cut after the last sentence within the limit that fills at least a third of it, otherwise after the
 * next one if that is not much longer than the limit, otherwise after a word.
 */
export function wholeSentences(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const filling = [...sentenceEnds(line), line.length].filter((each) => each * 3 >= maxLength)
  const end =
    filling.findLast((each) => each <= maxLength) ??
    filling.find((each) => each <= longSentence * maxLength)
  return end === undefined ? shorten(line, maxLength) : line.slice(0, end)
}

const differenceLength = 60
const contextLength = 20

/** Shortens long texts to excerpts that start shortly before their first difference. */
export function differingExcerpts(before: string, now: string): { before: string; now: string } {
  const length = Math.max(before.length, now.length)
  if (length <= differenceLength) return { before, now }
  const others = [...before]
  const firstDifference = [...now].findIndex((letter, at) => letter !== others[at])
  const start = firstDifference < 0 ? now.length : firstDifference
  const from = Math.max(0, Math.min(start - contextLength, length - differenceLength))
  const cut = (text: string) => {
    const letters = [...text]
    const part = letters.slice(from, from + differenceLength).join('')
    return `${from > 0 ? '… ' : ''}${part}${letters.length > from + differenceLength ? ' …' : ''}`
  }
  return { before: before && cut(before), now: now && cut(now) }
}
