export interface Stanza {
  lines: string[]
  /** Counted from 1; undefined for a refrain. */
  number?: number
}

export const refrainLabel = 'Omkvæd:'

export function stanzasOf(text: string): Stanza[] {
  let number = 0
  return blocksOf(text).map((lines) => {
    if (lines[0] === refrainLabel) return { lines: lines.slice(1) }
    number += 1
    return { lines, number }
  })
}

export function blocksOf(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
}

export function stanzasText(stanzas: Stanza[]): string {
  return stanzas
    .map(({ lines, number }) =>
      (number === undefined ? [refrainLabel, ...lines] : lines).join('\n'),
    )
    .join('\n\n')
}

export function firstLineOf(text: string): string {
  const stanzas = stanzasOf(text)
  const [line = ''] = (stanzas.find(({ number }) => number) ?? stanzas[0])?.lines ?? []
  return line.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
}

export function beginsWith(line: string, title: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  return `${words(line)} `.startsWith(`${words(title)} `)
}
