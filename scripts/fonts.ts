/**
 * Makes the site's font files: the families of design.md cut down to the letters Danish needs and to
 * the weights and optical sizes in use. Run by `npm run fonts`; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const basicLatin = range(0x20, 0x7e)
const danishAndNeighbours = 'æøåÆØÅäöüÄÖÜßéèêëÉÈÊáàâãÁÀíìîïóòôõúùûñçðþýÐÞÇÑÓÚŒœ'
const typographic = '\u00a0§©«»°·½¼¾×–—‘’‚“”„†•…‹›€−←→↗'
const letters = basicLatin + danishAndNeighbours + typographic

const fonts = [
  { family: 'newsreader', style: 'normal', axes: { opsz: { min: 16, max: 72 }, wght: 400 } },
  { family: 'newsreader', style: 'italic', axes: { opsz: 32, wght: 380 } },
  { family: 'literata', style: 'normal', axes: { opsz: 14, wght: { min: 400, max: 700 } } },
  { family: 'literata', style: 'italic', axes: { opsz: 14, wght: { min: 400, max: 700 } } },
]

for (const { family, style, axes } of fonts) {
  const folder = new URL(`../node_modules/@fontsource-variable/${family}/files/`, import.meta.url)
  const parts = await Promise.all(
    ['latin'].map((part) => readFile(new URL(`${family}-${part}-opsz-${style}.woff2`, folder))),
  )
  const subset = await subsetFont(parts[0] as Buffer, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(`../app/fonts/${family}-${style}.woff2`, import.meta.url), subset)
  process.stdout.write(`${family} ${style}: ${Math.round(subset.length / 1024)} kB\n`)
}

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
