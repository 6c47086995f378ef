import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtInMask } from '~/domain/marks/draw-icon.server'
import { drawTitlePage as drawShape } from './draw-title-page.server'
import { downloadSizes, shareSize } from './sharing'
import { colorsOf } from './title-page.server'

const words = {
  look: { face: 'salmebog', palette: 'salmebog' },
  siteName: 'Johanne Lyngby',
  part: 'Foredrag',
  title: 'Salmen på natbordet',
  subtitle: 'Om ord, der skal holde',
  host: 'example.dk',
}

type Page = Parameters<typeof drawShape>[0]
type Plate = Parameters<typeof drawShape>[1]['plate']

const drawTitlePage = (page: Page, plate: Plate) => drawShape(page, { plate }, shareSize, 'jpeg')

async function picture(width: number, height: number, background = 'darkred') {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

/** Left half blue, right half red. */
async function halves() {
  const left = await picture(800, 600, 'blue')
  return sharp({ create: { width: 1600, height: 600, channels: 3, background: 'red' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

async function pixel(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

/** The number of pixels in the left part that are darker than the paper. */
async function inkOf(jpeg: Buffer): Promise<number> {
  const area = { left: 40, top: 130, width: 600, height: 370 }
  const pixels = await sharp(jpeg).extract(area).greyscale().raw().toBuffer()
  return pixels.filter((shade) => shade < 128).length
}

const titles = [
  '',
  'Å',
  'Religionsvidenskabelige overvejelser over fællessangens betydning for højskolebevægelsen',
  'Speciallægepraksisplanlægningsstabiliseringsperiodenskonsekvensberegningsudvalgsformand',
  'a'.repeat(2000),
  '<span size="999999">&amp;</span> </markup> "\' &#0; <i>',
  '😀\u202e\u0000Привет',
  'W'.repeat(140),
  'i i i i i i '.repeat(30),
]

test.each(titles)('the picture has its size with any title: %s', async (title) => {
  const plates = [
    undefined,
    { bytes: await picture(60, 400), focus: { x: 1, y: 0 }, isCover: true },
  ]
  for (const plate of plates) {
    const jpeg = await drawTitlePage({ ...words, title, subtitle: title }, plate)
    const { format, width, height } = await sharp(jpeg).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(await inkOf(jpeg)).toBeGreaterThan(100)
  }
})

test('a word that is longer than a line is broken into lines', async () => {
  const ink = async (length: number) =>
    inkOf(await drawTitlePage({ ...words, title: 'W'.repeat(length) }, undefined))
  expect(await ink(80)).toBeGreaterThan((await ink(40)) * 1.5)
})

test('words are never parsed as markup', async () => {
  const plain = await drawTitlePage({ ...words, title: 'Hej' }, undefined)
  const marked = await drawTitlePage({ ...words, title: '<b>Hej</b>' }, undefined)
  expect(await inkOf(marked)).toBeGreaterThan((await inkOf(plain)) * 1.5)
})

test('the mark replaces the line below the title', async () => {
  const inked = async (mark: string) => {
    const jpeg = await drawShape(words, { mask: builtInMask(mark) }, shareSize, 'jpeg')
    const { width, height } = await sharp(jpeg).metadata()
    expect([width, height]).toEqual([1200, 630])
    return jpeg
  }
  expect((await inked('')).equals(await inked('anker'))).toBe(false)
  expect((await inked('')).equals(await inked('drage'))).toBe(true)
})

test('the frame has the same distance from every edge', async () => {
  const png = await drawShape(words, { plate: undefined }, shareSize, 'png')
  const framed = await pixel(png, 28, 300)
  expect(framed).not.toEqual(await pixel(png, 27, 300))
  const { width, height } = shareSize
  const edges = [pixel(png, width - 29, 300), pixel(png, 300, 28), pixel(png, 300, height - 29)]
  expect(await Promise.all(edges)).toEqual([framed, framed, framed])
})

/** The rows of type and drawings that paper separates, from the first pixel to the last. */
async function bandsOf(picture: Buffer): Promise<{ top: number; bottom: number }[]> {
  const area = { left: 40, top: 40, width: 1120, height: 550 }
  const pixels = await sharp(picture).extract(area).greyscale().raw().toBuffer()
  const isInked = (row: number) =>
    pixels.subarray(row * area.width, (row + 1) * area.width).some((shade) => shade < 160)
  const inked = Array.from({ length: area.height + 1 }, (_, row) => row).filter(isInked)
  const tops = inked.filter((row) => !inked.includes(row - 1))
  const bottoms = inked.filter((row) => !inked.includes(row + 1))
  return tops.map((top, band) => ({ top, bottom: bottoms[band] ?? top }))
}

test('part, title, mark and subtitle are below each other, with space between them', async () => {
  const drawn = (subtitle: string) =>
    drawShape(
      { ...words, title: 'MMM', subtitle },
      { mask: builtInMask('anker') },
      shareSize,
      'png',
    )
  const bands = await bandsOf(await drawn('ORD'))
  expect(bands).toHaveLength((await bandsOf(await drawn(''))).length + 1)
  // Between the name of the site and the host.
  const body = bands.slice(1, -1)
  const spaces = body.slice(1).map(({ top }, index) => top - (body[index]?.bottom ?? 0))
  expect(spaces).toHaveLength(3)
  for (const space of spaces) expect(space).toBeGreaterThan(30)
})

test('a picture is cropped around its focus point', async () => {
  const bytes = await halves()
  const at = async (x: number) =>
    pixel(await drawTitlePage(words, { bytes, focus: { x, y: 0.5 }, isCover: false }), 950, 300)
  const [red, , blue] = await at(1)
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
  expect((await at(0))[2]).toBeGreaterThan(200)
  const turned = await sharp(bytes).rotate(90).toBuffer()
  const inHeight = async (y: number) =>
    pixel(
      await drawTitlePage(words, { bytes: turned, focus: { x: 0.5, y }, isCover: false }),
      950,
      300,
    )
  expect((await inHeight(1))[0]).toBeGreaterThan(200)
  expect((await inHeight(0))[2]).toBeGreaterThan(200)
})

test('a cover is in the middle of a darker background, which a line divides from the text', async () => {
  const plate = { bytes: await picture(400, 600), focus: { x: 0.5, y: 0.5 }, isCover: true }
  const png = await drawShape(words, { plate }, shareSize, 'png')
  const row = async (top: number) => {
    const area = { left: 0, top, width: shareSize.width, height: 1 }
    const { data, info } = await sharp(png)
      .extract(area)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const hex = (at: number) => data.subarray(at, at + 3).toString('hex')
    return Array.from({ length: info.width }, (_, left) => `#${hex(left * info.channels)}`)
  }
  const { paper, rule, leaf } = colorsOf(words.look)
  expect([...new Set(await row(5))]).toEqual([paper, rule, leaf])
  const middle = await row(315)
  expect(middle.filter((color) => color === '#8b0000').length).toBeGreaterThan(300)
  expect(middle.at(-1)).toBe(leaf)
})

test('the name of the site is at the top, unless it is the title, and the part is in capitals', async () => {
  const drawn = (changes: Partial<typeof words>) =>
    drawShape({ ...words, ...changes }, {}, shareSize, 'png')
  const hasName = async (png: Buffer) => {
    const area = { left: 40, top: 40, width: 1120, height: 70 }
    return (await sharp(png).extract(area).greyscale().raw().toBuffer()).some(
      (shade) => shade < 200,
    )
  }
  expect(await hasName(await drawn({}))).toBe(true)
  expect(await hasName(await drawn({ siteName: words.title }))).toBe(false)
  expect((await drawn({ part: 'FOREDRAG' })).equals(await drawn({}))).toBe(true)
})

test('pictures of every shape fit', async () => {
  for (const [width, height] of [
    [1, 1],
    [2000, 10],
    [10, 2000],
  ] as const) {
    for (const isCover of [true, false]) {
      const plate = { bytes: await picture(width, height), focus: { x: 0.5, y: 0.5 }, isCover }
      expect((await sharp(await drawTitlePage(words, plate)).metadata()).height).toBe(630)
    }
  }
})

test('an unreadable picture is an error', async () => {
  const plate = { bytes: Buffer.from('<svg/>'), focus: { x: 0.5, y: 0.5 }, isCover: false }
  await expect(drawTitlePage(words, plate)).rejects.toThrow()
})

test.each(downloadSizes)('a picture to download has its size: $width × $height', async (size) => {
  const bytes = await halves()
  const plates = [
    undefined,
    { bytes, focus: { x: 1, y: 0.5 }, isCover: false },
    { bytes, focus: { x: 0, y: 0 }, isCover: true },
  ]
  for (const plate of plates) {
    const png = await drawShape({ ...words, title: titles[2] ?? '' }, { plate }, size, 'png')
    const { format, width, height } = await sharp(png).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...size })
  }
})

test('the buttons of apps cover no text of a tall picture', async () => {
  const plate = { bytes: await picture(800, 600), focus: { x: 0.5, y: 0.5 }, isCover: false }
  const size = { width: 1080, height: 1920 }
  const drawn = await drawShape(words, { plate }, size, 'png')
  const covered = { left: 0, top: size.height - 190, width: size.width, height: 190 }
  const { channels } = await sharp(await sharp(drawn).extract(covered).toBuffer()).stats()
  expect(channels.every(({ min, max }) => min === max)).toBe(true)
})
