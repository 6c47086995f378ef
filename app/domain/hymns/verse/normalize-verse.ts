import { blocksOf, refrainLabel } from './stanzas'

/** The line breaks within a paragraph in text from Word. */
const softBreak = /[\v\u2028\u0085]/g
const refrain = /^(?:omkvæd|omkv\.|refræn|refr\.|ref\.)\s*(?::\s*|$)/i
const numberAtStart = /^(\d{1,2})(?:[.):]\s*|$)/

/** In text from Word a stanza may be a paragraph with soft breaks, or numbered without blank lines. */
export function normalizeVerse(input: string): string {
  const text = normalizeLineBreaks(input)
  const blocks = blocksOf(text)
  const [first = []] = blocks
  const split = blocks.length === 1 ? splitAtNumbers(first) : blocks
  return removeNumbers(split.map(labelRefrain).filter((lines) => lines.length > 0))
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function normalizeLineBreaks(input: string): string {
  const text = input.replace(/\r\n?/g, '\n').replace(/[\u00a0\t]/g, ' ')
  const isByParagraph = text.search(softBreak) >= 0 && !/\n\s*\n/.test(text.replace(softBreak, 'x'))
  const paragraphs = isByParagraph ? text.replace(/\n/g, '\n\n') : text
  return paragraphs.replace(softBreak, '\n')
}

function splitAtNumbers(lines: string[]): string[][] {
  if (!/^1[.)]/.test(lines[0] ?? '')) return [lines]
  const blocks: string[][] = []
  for (const line of lines) {
    const startsStanza = Number(numberAtStart.exec(line)?.[1]) === blocks.length + 1
    if (startsStanza) blocks.push([line])
    else blocks.at(-1)?.push(line)
  }
  return blocks
}

function labelRefrain(lines: string[]): string[] {
  const [first = '', ...others] = lines
  if (!refrain.test(first)) return lines
  const rest = first.replace(refrain, '').trim()
  const refrainLines = rest ? [rest, ...others] : others
  return refrainLines.length > 0 ? [refrainLabel, ...refrainLines] : []
}

/** Removes the numbers if they count all stanzas from 1; otherwise they are part of the verse. */
function removeNumbers(blocks: string[][]): string[][] {
  let count = 0
  const unnumbered = blocks.map((lines) => {
    if (lines[0] === refrainLabel) return lines
    count += 1
    const [first = '', ...others] = lines
    const match = numberAtStart.exec(first)
    if (Number(match?.[1]) !== count) return undefined
    const rest = first.slice(match?.[0].length).trim()
    return rest ? [rest, ...others] : others
  })
  return unnumbered.every((lines) => lines !== undefined && lines.length > 0)
    ? (unnumbered as string[][])
    : blocks
}
