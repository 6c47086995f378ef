/**
 * Makes the site's font files: the families of docs/design.md, "Type", cut down to the letters
 * Danish needs and to the weights and optical sizes in use. Run by `npm run fonts`; the results are
 * committed. Browsers get WOFF2; the pictures of shared links are set with TrueType, in one weight
 * and size.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { letters } from '../app/danish/letters.ts'

const fonts: Font[] = [
  { family: 'newsreader', style: 'normal', axes: { opsz: { min: 16, max: 72 }, wght: 400 } },
  { family: 'newsreader', style: 'italic', axes: { opsz: 32, wght: 380 } },
  { family: 'literata', style: 'normal', axes: { opsz: 14, wght: { min: 400, max: 700 } } },
  { family: 'literata', style: 'italic', axes: { opsz: 14, wght: { min: 400, max: 700 } } },
  { family: 'newsreader', style: 'normal', axes: { opsz: 72, wght: 400 }, shared: true },
  { family: 'newsreader', style: 'italic', axes: { opsz: 32, wght: 380 }, shared: true },
  { family: 'literata', style: 'normal', axes: { opsz: 14, wght: 400 }, shared: true },
]

interface Font {
  family: string
  style: 'normal' | 'italic'
  axes: Record<string, number | { min: number; max: number }>
  /** For the pictures of shared links. */
  shared?: true
}

for (const { family, style, axes, shared } of fonts) {
  const folder = new URL(`../node_modules/@fontsource-variable/${family}/files/`, import.meta.url)
  const whole = await readFile(new URL(`${family}-latin-opsz-${style}.woff2`, folder))
  const subset = await subsetFont(whole, letters, {
    targetFormat: shared ? 'truetype' : 'woff2',
    variationAxes: axes,
  })
  const name = shared ? `shared-${family}-${style}.ttf` : `${family}-${style}.woff2`
  await writeFile(new URL(`../app/fonts/${name}`, import.meta.url), subset)
  process.stdout.write(`${name}: ${Math.round(subset.length / 1024)} kB\n`)
}
