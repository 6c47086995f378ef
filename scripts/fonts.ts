/**
 * Makes the site's font files: the families of docs/design.md, "Type", cut down to the letters
 * Danish and its neighbours need, one file for each weight, and in two parts, of which browsers fetch
 * the second where a page has a letter of it. Run by `npm run fonts`; the results are committed.
 * Browsers get WOFF2 and `faces.css`; the pictures of shared links are set with TrueType.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { commonLetters, letters, rareLetters } from '../app/danish/letters.ts'

interface Font {
  family: 'newsreader' | 'literata'
  style: 'normal' | 'italic'
  axes: { opsz: number; wght: number }
}

/** A family, style and weight as pages name it, and where on its axes it is. */
interface Face extends Font {
  /** What CSS calls it: a family of one weight is any. */
  weight?: number
}

const faces: Face[] = [
  { family: 'newsreader', style: 'normal', axes: { opsz: 40, wght: 400 } },
  { family: 'newsreader', style: 'italic', axes: { opsz: 32, wght: 380 } },
  { family: 'literata', style: 'normal', weight: 400, axes: { opsz: 14, wght: 400 } },
  { family: 'literata', style: 'normal', weight: 600, axes: { opsz: 14, wght: 600 } },
  { family: 'literata', style: 'italic', weight: 400, axes: { opsz: 14, wght: 400 } },
  { family: 'literata', style: 'italic', weight: 600, axes: { opsz: 14, wght: 600 } },
]

const shared: Font[] = [
  { family: 'newsreader', style: 'normal', axes: { opsz: 72, wght: 400 } },
  { family: 'newsreader', style: 'italic', axes: { opsz: 32, wght: 380 } },
  { family: 'literata', style: 'normal', axes: { opsz: 14, wght: 400 } },
]

const parts = { common: commonLetters, rare: rareLetters }

let rules = '/* Made by scripts/fonts.ts. */\n'
for (const face of faces) {
  for (const [part, own] of Object.entries(parts)) {
    const name = fileName(face, part)
    await write(name, await cut(face, own, 'woff2'))
    rules += rule(face, name, own)
  }
}
await write('faces.css', rules)
for (const font of shared) {
  await write(`shared-${font.family}-${font.style}.ttf`, await cut(font, letters, 'truetype'))
}

async function cut({ family, style, axes }: Font, own: string, targetFormat: 'woff2' | 'truetype') {
  const folder = new URL(`../node_modules/@fontsource-variable/${family}/files/`, import.meta.url)
  const whole = await readFile(new URL(`${family}-latin-opsz-${style}.woff2`, folder))
  return subsetFont(whole, own, { targetFormat, variationAxes: axes })
}

function fileName({ family, style, weight }: Face, part: string): string {
  return `${[family, style, weight, part].filter(Boolean).join('-')}.woff2`
}

function rule({ family, style, weight }: Face, file: string, own: string): string {
  return `@font-face {
  font-family: "${family[0]?.toUpperCase()}${family.slice(1)}";
  src: url("./${file}") format("woff2");
  font-style: ${style};
  font-weight: ${weight ?? 400};
  font-display: swap;
  unicode-range:
    ${rangesOf(own)};
}
`
}

/** The letters as CSS lists them: neighbours in one. */
function rangesOf(own: string): string {
  const points = [...own].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  for (const point of points) {
    const range = ranges.at(-1)
    if (range && point <= range.last + 1) range.last = point
    else ranges.push({ first: point, last: point })
  }
  const hex = (point: number) => point.toString(16)
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}

async function write(name: string, content: string | Uint8Array) {
  await writeFile(new URL(`../app/fonts/${name}`, import.meta.url), content)
  process.stdout.write(`${name}: ${(content.length / 1000).toFixed(1)} kB\n`)
}
