import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { defaultFace, faceNames, faceOrDefault, faces } from './faces'
import { palettes } from './palettes.server'
import seasons from './seasons.css?raw'
import { shareFontName, textFontFamily } from './share-fonts.server'

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('there are six faces, each with a palette and the fonts of share pictures', () => {
  expect(faceNames).toEqual(['salmebog', 'titelblad', 'fjord', 'blaek', 'marehalm', 'galleri'])
  expect(new Set(faces.map(({ title }) => title)).size).toBe(6)
  expect(Object.keys(palettes).sort()).toEqual([...faceNames].sort())
  for (const name of faceNames) {
    for (const text of ['title', 'subtitle', 'label'] as const) {
      expect(shareFontName(name, text)).not.toBe('')
    }
  }
})

test('share pictures and mails name the fonts of the face', () => {
  const named = (face: string) =>
    (['title', 'subtitle', 'label'] as const).map((text) => shareFontName(face, text))
  expect(named('marehalm')).toEqual(['Alegreya, ', 'Alegreya, Italic', 'Alegreya Sans Medium, '])
  expect(named('galleri')).toEqual(['Young Serif, ', 'Hanken Grotesk, Italic', 'Hanken Grotesk, '])
  expect(textFontFamily('marehalm')).toBe("'Alegreya', Georgia, serif")
  expect(textFontFamily('galleri')).toBe("'Hanken Grotesk', Helvetica, Arial, sans-serif")
})

test('a face that was removed is replaced by the default one', () => {
  expect([faceOrDefault('fjord'), faceOrDefault('fjernet')]).toEqual(['fjord', defaultFace])
})

test.each(faceNames)('the days of the programme have lining figures in %s', async (name) => {
  const folder = new URL(`./${name}/`, import.meta.url)
  const css = await readFile(new URL('face.css', folder), 'utf8')
  const family = /--display-font:\s*"([^"]+)"/.exec(css)?.[1] ?? ''
  const file = `${family.toLowerCase().replaceAll(' ', '-')}-normal-400-common.woff2`
  const font = create(await readFile(new URL(file, folder))) as Font
  const height = (letter: string) => font.layout(letter, ['lnum']).glyphs[0]?.bbox.maxY ?? 0
  expect(height('0')).toBeGreaterThan(1.2 * height('o'))
})

const schemes = Object.entries(palettes).flatMap(([name, { light, dark }]) => [
  { name, scheme: 'light', palette: light },
  { name, scheme: 'dark', palette: dark },
])

/** The colours of the church year in `seasons.css` that palettes do not provide. */
const seasonPairs = seasons.match(/(?<=light-dark\()[^)]+/g)?.map((pair) => pair.split(', ')) ?? []

test.each(schemes)('the colours of the church year show on $name in the $scheme', (each) => {
  const colours = seasonPairs.map(([light = '', dark = '']) =>
    each.scheme === 'light' ? light : dark,
  )
  expect(colours).toHaveLength(3)
  for (const colour of [...colours, each.palette.gilt, each.palette.ink]) {
    // Lines and drawings need 3:1.
    expect(contrast(colour, each.palette.paper), colour).toBeGreaterThanOrEqual(3)
    expect(contrast(colour, each.palette.leaf), colour).toBeGreaterThanOrEqual(3)
  }
})

test.each(schemes)('the colours of $name are readable in the $scheme', ({ palette }) => {
  for (const ground of [palette.paper, palette.leaf]) {
    expect(contrast(palette.ink, ground), `ink on ${ground}`).toBeGreaterThanOrEqual(7)
    for (const name of ['faded', 'accent', 'gilt'] as const) {
      expect(contrast(palette[name], ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  // The text of filled buttons and selected text have the colour of the paper.
  expect(contrast(palette.paper, palette.accent)).toBeGreaterThanOrEqual(4.5)
})
