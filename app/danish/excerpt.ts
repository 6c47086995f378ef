/** Returns the text on one line, cut after a word with an ellipsis if it is longer than the limit. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const end = /\s/.test(line.charAt(maxLength)) ? maxLength : cut.lastIndexOf(' ')
  const trimmed = (end > 0 ? cut.slice(0, end) : cut).replace(/(?<![\s.,;:–…-])[\s.,;:–…-]+$/, '')
  return `${trimmed}\u00a0…`
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
