import danish from 'hyphen/da'
import { type Column, colorsOf } from './title-page.server'
import { type TextSetting, type TypesetText, typeset } from './typeset.server'

const titleSizes = [100, 88, 80, 74, 68, 62, 56, 50, 45, 40]
const hyphenatedBelow = 62

/** First without hyphenation, then with it, finally with breaks anywhere in a word. */
export async function fitTitle(
  words: string,
  column: Column,
  height: number,
): Promise<TypesetText> {
  const { scale } = column
  const baseSizes = column.align === 'left' ? titleSizes.slice(1) : titleSizes
  const scaledSizes = baseSizes.map((size) => Math.round(size * scale))
  for (const [text, sizes] of [
    [words, scaledSizes.filter((size) => size > hyphenatedBelow * scale)],
    [hyphenate(words), scaledSizes],
  ] as const) {
    for (const size of sizes) {
      const set = await typesetTitle(text, size, column, column.width)
      if (set.width <= column.width && set.height <= height) {
        return balanceLines(text, size, column, set)
      }
    }
  }
  const small = { ...titleSetting(scaledSizes.at(-1) as number, column), breaksWords: true }
  return cropTo(await typeset(words, { ...small, width: column.width }), column.width, height)
}

/** Makes the lines about equally long. Heights are compared to half a line, since they depend on the letters. */
async function balanceLines(
  text: string,
  size: number,
  column: Column,
  set: TypesetText,
): Promise<TypesetText> {
  let best = set
  let [min, max] = [set.width / 2, set.width]
  while (max - min > size / 2) {
    const width = (min + max) / 2
    const attempt = await typesetTitle(text, size, column, width)
    const fits = attempt.width <= width && attempt.height < set.height + size / 2
    if (fits) best = attempt
    if (fits) max = width
    else min = width
  }
  return best
}

function typesetTitle(text: string, size: number, column: Column, width: number) {
  return typeset(text, { ...titleSetting(size, column), width: Math.floor(width) })
}

function titleSetting(size: number, { look, align }: Column) {
  const { face } = look
  const color = colorsOf(look).ink
  return { face, font: 'title', size, color, align, tracking: -1, lineHeight: 1.04 } as const
}

/** The subtitle on at most two lines; undefined if it is longer. */
export async function fitSubtitle(text: string, column: Column): Promise<TypesetText | undefined> {
  if (!text) return undefined
  const { look, align, scale } = column
  const color = colorsOf(look).faded
  const setting = { face: look.face, font: 'subtitle', color, align } as const
  for (const size of [34, 30, 26].map((unscaled) => Math.round(unscaled * scale))) {
    const width = Math.min(column.width, Math.round(760 * scale))
    const set = await typeset(text, { ...setting, size, width, lineHeight: 1.15 })
    if (set.width <= column.width && set.height <= size * 2.5) return set
  }
  return undefined
}

export async function fitLine(
  text: string,
  setting: TextSetting,
  width: number,
): Promise<TypesetText> {
  const set = await typeset(text, setting)
  if (set.width <= width || setting.size < 12) return cropTo(set, width, set.height)
  return fitLine(text, { ...setting, size: setting.size - 3 }, width)
}

function cropTo(set: TypesetText, width: number, height: number): TypesetText {
  if (set.width <= width && set.height <= height) return set
  const fitting = { width: Math.min(set.width, width), height: Math.min(set.height, height) }
  const rows = Array.from({ length: fitting.height }, (_, row) => {
    const start = row * set.width * 4
    return set.data.subarray(start, start + fitting.width * 4)
  })
  return { data: Buffer.concat(rows), ...fitting }
}

const longWord = /\p{L}{14,}/gu

/** Matches wrong breaks of the patterns: before a part without a vowel, or after a first part without one. */
const breakWithoutVowel =
  /\u00ad(?=[^aeiouyæøåäöüéèê\u00ad]+(?:\u00ad|$))|(?<=^[^aeiouyæøåäöüéèê]+)\u00ad/gi

export function hyphenate(text: string): string {
  return text.replace(longWord, (word) => danish.hyphenateSync(word).replace(breakWithoutVowel, ''))
}
