/** A part of a hymn between two blank lines. */
export interface Stanza {
  lines: string[]
  /** Which stanza it is, from 1; undefined for a refrain, which is not counted. */
  number?: number
}

/** The line above a refrain, as it is stored. */
export const refrainMark = 'Omkvæd:'

/** The stanzas of a hymn as it is stored: a blank line stands between two of them. */
export function stanzasOf(text: string): Stanza[] {
  let number = 0
  return blocksOf(text).map((lines) => {
    if (lines[0] === refrainMark) return { lines: lines.slice(1) }
    number += 1
    return { lines, number }
  })
}

/** The lines of each block of text, trimmed; a block that has none is no block. */
export function blocksOf(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
}

/** A hymn's verse as plain text, with a blank line between two stanzas and the refrain named. */
export function verseText(stanzas: Stanza[]): string {
  return stanzas
    .map(({ lines, number }) => (number === undefined ? [refrainMark, ...lines] : lines).join('\n'))
    .join('\n\n')
}

/** The line a hymn is known by, without what only leads on to the next. */
export function firstLineOf(text: string): string {
  const stanzas = stanzasOf(text)
  const [line = ''] = (stanzas.find(({ number }) => number) ?? stanzas[0])?.lines ?? []
  return line.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
}
