/** Characters that fit on one line of a list, in a narrow column (or on a phone) and in a wide one. */
const lineLength = { narrow: 33, wide: 58 }

/** The start of a text for a list, in narrow columns and in wide ones. */
export interface Excerpts {
  brief: string
  excerpt: string
}

/** The start of a text, cut to at most the given number of lines. */
export function excerpts(text: string, lines: number): Excerpts {
  return {
    brief: shortened(text, lines * lineLength.narrow),
    excerpt: shortened(text, lines * lineLength.wide),
  }
}

/** Returns the text on one line, cut after a word with an ellipsis if it is longer than the limit. */
export function shortened(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const end = /\s/.test(line.charAt(maxLength)) ? maxLength : cut.lastIndexOf(' ')
  const trimmed = (end > 0 ? cut.slice(0, end) : cut).replace(/(?<![\s.,;:–…-])[\s.,;:–…-]+$/, '')
  return `${trimmed}\u00a0…`
}
