export interface Stanza {
  lines: string[]
  /** Counted from 1; undefined for a refrain. */
  number?: number
}

/** The line above a refrain in the stored text. */
export const refrainLabel = 'Omkvæd:'

/** Splits a stored text into stanzas at blank lines. */
export function stanzasOf(text: string): Stanza[] {
  let number = 0
  return blocksOf(text).map((lines) => {
    if (lines[0] === refrainLabel) return { lines: lines.slice(1) }
    number += 1
    return { lines, number }
  })
}

/** Splits a text into blocks at blank lines, and each block into trimmed lines. */
export function blocksOf(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
}

/** Formats stanzas as plain text, with blank lines between them and a label above refrains. */
export function stanzasText(stanzas: Stanza[]): string {
  return stanzas
    .map(({ lines, number }) =>
      (number === undefined ? [refrainLabel, ...lines] : lines).join('\n'),
    )
    .join('\n\n')
}

/** The first line, without trailing punctuation. */
export function firstLineOf(text: string): string {
  const stanzas = stanzasOf(text)
  const [line = ''] = (stanzas.find(({ number }) => number) ?? stanzas[0])?.lines ?? []
  return line.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
}

/** Whether a line begins with the title, apart from punctuation and case. */
export function beginsWith(line: string, title: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  return `${words(line)} `.startsWith(`${words(title)} `)
}
