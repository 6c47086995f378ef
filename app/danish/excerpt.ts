/** Letters that surely fit on a line of a list: on a phone or in a narrow column, and in a wide one. */
const onLine = { narrow: 33, wide: 58 }

/** A text's beginning for a list, for narrow columns and for wide ones. */
export interface Excerpts {
  brief: string
  excerpt: string
}

/** The beginning of a text that takes at most so many lines. */
export function excerpts(text: string, lines: number): Excerpts {
  return {
    brief: shortened(text, lines * onLine.narrow),
    excerpt: shortened(text, lines * onLine.wide),
  }
}

/** A text in one line, cut after a word and with one ellipsis where it is longer than it may be. */
export function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const end = /\s/.test(line.charAt(longest)) ? longest : cut.lastIndexOf(' ')
  const kept = (end > 0 ? cut.slice(0, end) : cut).replace(/(?<![\s.,;:–…-])[\s.,;:–…-]+$/, '')
  return `${kept}\u00a0…`
}
