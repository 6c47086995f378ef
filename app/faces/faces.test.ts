import { readFile } from 'node:fs/promises'
import { create, type Font, type Glyph } from 'fontkit'
import sharp from 'sharp'
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
  expect(named('galleri')).toEqual([
    'Fraunces SemiBold, ',
    'Hanken Grotesk, Italic',
    'Hanken Grotesk, ',
  ])
  expect(textFontFamily('marehalm')).toBe("'Alegreya', Georgia, serif")
  expect(textFontFamily('galleri')).toBe("'Hanken Grotesk', Helvetica, Arial, sans-serif")
})

test('a face that was removed is replaced by the default one', () => {
  expect([faceOrDefault('fjord'), faceOrDefault('fjernet')]).toEqual(['fjord', defaultFace])
})

const commonFiles = Object.keys(import.meta.glob('./*/*-common.woff2', { query: '?url' }))

async function fontIn(file: string): Promise<Font> {
  return create(await readFile(new URL(file, import.meta.url))) as Font
}

/** Draws a glyph in black, stretched to a picture of 96 × 64 pixels. */
function drawn({ bbox, path }: Glyph): Promise<Buffer> {
  const { minX, minY, maxX, maxY } = bbox
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64" preserveAspectRatio="none" viewBox="${minX} ${-maxY} ${maxX - minX} ${maxY - minY}"><path transform="scale(1 -1)" d="${path.toSVG()}"/></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
}

// In Young Serif, which Galleri had, they differ by 0.14.
test.each([
  ['æ', 'œ'],
  ['Æ', 'Œ'],
])('no font draws %s as %s', async (danish, french) => {
  expect(commonFiles.length).toBeGreaterThan(20)
  for (const file of commonFiles) {
    const rare = await fontIn(file.replace('-common.', '-rare.'))
    const one = await drawn((await fontIn(file)).glyphForCodePoint(danish.codePointAt(0) ?? 0))
    const other = await drawn(rare.glyphForCodePoint(french.codePointAt(0) ?? 0))
    const isInk = (value: number | undefined) => (value ?? 255) < 128
    const ink = [...one.keys()].filter((pixel) => isInk(one[pixel]) || isInk(other[pixel]))
    const different = ink.filter((pixel) => isInk(one[pixel]) !== isInk(other[pixel]))
    expect(different.length / ink.length, file).toBeGreaterThan(0.2)
  }
})

test.each(faceNames)('the days of the programme have lining figures in %s', async (name) => {
  const css = await readFile(new URL(`./${name}/face.css`, import.meta.url), 'utf8')
  const family = /--display-font:\s*"([^"]+)"/.exec(css)?.[1] ?? ''
  const start = `${family.toLowerCase().replaceAll(' ', '-')}-normal-`
  const font = await fontIn(commonFiles.find((file) => file.startsWith(`./${name}/${start}`)) ?? '')
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
