import { blocksOf, refrainMark } from './stanzas'

/** The line breaks that Word puts inside a paragraph. */
const softBreak = /[\v\u2028\u0085]/g
const refrain = /^(?:omkvæd|omkv\.|refræn|refr\.|ref\.)\s*(?::\s*|$)/i
const numbered = /^(\d{1,2})(?:[.):]\s*|$)/

/**
 * Normalizes typed or pasted verse for storing: one blank line between stanzas, no stanza numbers,
 * `Omkvæd:` above a refrain. Handles text from Word, where a stanza may be a paragraph with soft breaks,
 * or numbered without blank lines.
 */
export function typedVerse(typed: string): string {
  const text = withPlainBreaks(typed)
  const blocks = blocksOf(text)
  const [first = []] = blocks
  const split = blocks.length === 1 ? splitAtNumbers(first) : blocks
  return withoutNumbers(split.map(withRefrainMark).filter((lines) => lines.length > 0))
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function withPlainBreaks(typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(/[\u00a0\t]/g, ' ')
  const isByParagraph = text.search(softBreak) >= 0 && !/\n\s*\n/.test(text.replace(softBreak, 'x'))
  const paragraphs = isByParagraph ? text.replace(/\n/g, '\n\n') : text
  return paragraphs.replace(softBreak, '\n')
}

/** Splits a block at lines that begin with 1., 2., 3. */
function splitAtNumbers(lines: string[]): string[][] {
  if (!/^1[.)]/.test(lines[0] ?? '')) return [lines]
  const blocks: string[][] = []
  for (const line of lines) {
    const begins = Number(numbered.exec(line)?.[1]) === blocks.length + 1
    if (begins) blocks.push([line])
    else blocks.at(-1)?.push(line)
  }
  return blocks
}

function withRefrainMark(lines: string[]): string[] {
  const [first = '', ...others] = lines
  if (!refrain.test(first)) return lines
  const rest = first.replace(refrain, '').trim()
  const refrainLines = rest ? [rest, ...others] : others
  return refrainLines.length > 0 ? [refrainMark, ...refrainLines] : []
}

/** Removes numbers that count the stanzas from 1; other numbers are part of the verse. */
function withoutNumbers(blocks: string[][]): string[][] {
  let count = 0
  const unnumbered = blocks.map((lines) => {
    if (lines[0] === refrainMark) return lines
    count += 1
    const [first = '', ...others] = lines
    const match = numbered.exec(first)
    if (Number(match?.[1]) !== count) return undefined
    const rest = first.slice(match?.[0].length).trim()
    return rest ? [rest, ...others] : others
  })
  return unnumbered.every((lines) => lines !== undefined && lines.length > 0)
    ? (unnumbered as string[][])
    : blocks
}
